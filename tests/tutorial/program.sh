#!/bin/sh
# Holds a program to what the tutorials' program does in every language.
#   program.sh SOURCE COMMAND...
set -eu
. "$(dirname -- "$0")/answers.sh"
follows "$@"
