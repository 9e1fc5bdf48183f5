#!/bin/sh
# Replaces the compiler if a project builds nonet as a part of it: takes objects that this build already compiled, so
# that the library is not compiled a second time. The project's own files are compiled.
#   take_object.sh COMPILER ARGUMENT...     NONET_OBJECTS: the folder of its objects
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
name=${object#*/nonet_objects.dir/}
made=$NONET_OBJECTS/$name
[ "$name" != "$object" ] && [ -f "$made" ] || exec "$@"
cp "$made" "$object"
printf '%s: %s %s\n' "$object" "$source" "$made" >"$depends"
