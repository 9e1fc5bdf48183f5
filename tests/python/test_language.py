"""The language of texts."""

import pickle
import threading

import pytest
from puzzles import EASY

import nonet

UNFINISHED = '{"id": 8'


@pytest.fixture(autouse=True)
def english_at_the_end():
    yield
    nonet.set_language("en")


def message() -> str:
    with pytest.raises(nonet.TextError) as raised:
        nonet.Puzzle(UNFINISHED)
    return str(raised.value)


def test_errors_are_in_the_language_that_is_set():
    english = message()
    assert english.startswith("found ")
    assert nonet.set_language("de") is None
    assert message() == "gefunden: das Ende der Zeile; erwartet: „,“ oder „}“"
    nonet.set_language("EN-us")
    assert message() == english


def test_it_holds_for_all_threads():
    nonet.set_language("de-AT")
    told: list[str] = []
    thread = threading.Thread(target=lambda: told.append(message()))
    thread.start()
    thread.join()
    assert told[0].startswith("gefunden: ")
    table = nonet.solve([EASY, UNFINISHED, EASY], threads=2)
    assert table.error[1].startswith("gefunden: ")
    with pytest.raises(nonet.NonetError, match="row 1: gefunden: "):
        nonet.solve([EASY, UNFINISHED], errors="raise")
    assert nonet.diagnose(UNFINISHED).sentences[0].find("gefunden: ") >= 0


@pytest.mark.parametrize("code", ["xx", "", "d", "german", "deu", "d\u0000", "\U0001f600"])
def test_other_codes_are_errors_and_change_nothing(code):
    nonet.set_language("de")
    with pytest.raises(ValueError) as raised:
        nonet.set_language(code)
    assert raised.type is nonet.NonetError
    assert raised.value.code == "bad_argument"
    assert repr(code)[1:-1] in repr(raised.value.found)
    assert message().startswith("gefunden: ")


def test_other_types_are_type_errors():
    for value in (None, 1, b"de"):
        with pytest.raises(TypeError):
            nonet.set_language(value)  # type: ignore[arg-type]


def test_an_error_can_be_pickled():
    with pytest.raises(nonet.TextError) as raised:
        nonet.Puzzle(UNFINISHED)
    nonet.set_language("de")
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)
