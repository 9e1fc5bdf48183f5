"""The functions of the engine, with readable errors for arguments of a wrong type.

The extension module reports its own signature and names that are not those of the caller. ``core`` is the module with its
functions wrapped, each on first use.
"""

from __future__ import annotations

from . import _core

__all__ = ["core"]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from . import _core as core

# The types in signatures of the module: what they are called, and whether a value fits.
_TYPES: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "int": ("a whole number", lambda value: hasattr(value, "__index__")),
    "float": ("a number", lambda value: isinstance(value, int | float)),
    "bool": ("True or False", lambda value: isinstance(value, bool)),
    "str": ("text", lambda value: isinstance(value, str)),
    "collections.abc.Sequence[str]": ("a list of texts", lambda value: all(isinstance(one, str) for one in value)),
    "collections.abc.Sequence[int]": ("a list of whole numbers", lambda value: all(hasattr(one, "__index__") for one in value)),
    "nonet._core.Limits": ("a nonet.Limits", lambda value: isinstance(value, _core.Limits)),
}


class _Readable:
    def __getattr__(self, name: str) -> Any:
        thing = getattr(_core, name)
        self.__dict__[name] = thing if isinstance(thing, type) else _readable(thing)
        return self.__dict__[name]


def _readable(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except TypeError as error:
            words = _in_words(str(error), arguments)
            if words is None:
                raise
        raise TypeError(words)

    return call


def _in_words(message: str, arguments: tuple[Any, ...]) -> str | None:
    """Returns which argument is wrong, for the message of a call with wrong types."""
    import re

    signature = re.search(r"incompatible function arguments.*\n +1\. \w+\((.*)\) -> ", message)
    parameters = re.findall(r"(\w+): ((?:[^,\[]|\[[^]]*\])+)", signature[1] if signature else "")
    for (name, type_), value in zip(parameters, arguments, strict=False):
        kind, *optional = type_.split(" = ")[0].split(" | ")
        if kind in _TYPES and not (optional and value is None) and not _TYPES[kind][1](value):
            return f"{name}={value!r}: expected {_TYPES[kind][0]}{' or None' if optional else ''}"
    return None


if not TYPE_CHECKING:
    core = _Readable()
