"""The language of texts."""

from . import _core


def set_language(code: str) -> None:
    """Sets the language of the texts that are made from now on, for the whole process and all its threads: steps, hints,
    diagnoses, errors. Names, numbers and the keys of JSON are the same in all languages.

    ``code`` is ``"en"``, the language at first, or ``"de"``, with or without a region, as in ``"de-AT"``. Raises NonetError,
    which is a ValueError, for other codes, and changes nothing.

    >>> import nonet
    >>> nonet.set_language("de")
    >>> try:
    ...     nonet.Puzzle("")
    ... except nonet.TextError as error:
    ...     print(error)
    gefunden: kein Rätsel; erwartet: eins
    >>> nonet.set_language("en")
    """
    _core.set_language(code)
