#!/bin/sh
# Compares the answers of the functions and tables to questions.sql with answers.txt.
#   answers.sh EXTENSION
set -eu
. "$(dirname -- "$0")/ready.sh"
# An error is an answer: the command continues with the next question.
sqlite3 -cmd ".load $extension" :memory: <"$here/questions.sql" 2>&1 | sed 's/^.*error near line [0-9]*: /error: /' |
    diff -u "$here/answers.txt" -
