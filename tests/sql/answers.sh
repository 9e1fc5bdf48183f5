#!/bin/sh
# What the functions and tables answer to questions.sql is what stands in answers.txt.
#   answers.sh EXTENSION
set -eu
. "$(dirname -- "$0")/ready.sh"
# An error is an answer: the command goes on with the next question.
sqlite3 -cmd ".load $extension" :memory: <"$here/questions.sql" 2>&1 | sed 's/^.*error near line [0-9]*: /error: /' |
    diff -u "$here/answers.txt" -
