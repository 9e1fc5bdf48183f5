#!/bin/sh
# Checks a program against the common behaviour of the tutorials' program.
#   program.sh SOURCE COMMAND...
set -eu
. "$(dirname -- "$0")/answers.sh"
follows "$@"
