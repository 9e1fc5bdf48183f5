#!/bin/sh
# Stands before the compiler where a project builds nonet as a part of it: what this build compiled already is taken from there,
# so that the library is not compiled a second time.  The C face and what projects write themselves are compiled.
#   take_object.sh COMPILER ARGUMENT...     NONET_SOURCE: the folder of nonet; NONET_OBJECTS: where its objects are
set -eu
object= source= depends= before=
for word in "$@"; do
    case $before in
        -o) object=$word ;;
        -c) source=$word ;;
        -MF) depends=$word ;;
    esac
    before=$word
done
name=${source#"$NONET_SOURCE"/src/}
made=$NONET_OBJECTS/$name.o
case $name in
    /* | capi/*) exec "$@" ;;
esac
[ "$made" -nt "$source" ] || exec "$@"
cp "$made" "$object"
printf '%s: %s\n' "$object" "$source" >"$depends"
