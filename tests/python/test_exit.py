"""The interpreter exits while daemon threads are inside nonet."""

import subprocess
import sys
import textwrap

import pytest
from puzzles import EASY, HARDEST, SEVERAL

# A daemon thread calls each of these in a loop.
CALLS = {
    "solve": "nonet.solve(EASY)",
    "solve for long": "nonet.Puzzle('.' * 81).solve(engine='row', limits=nonet.Limits(solutions=0))",
    "count": "nonet.Puzzle('.' * 81).count(limits=nonet.Limits(solutions=0))",
    "check": "nonet.check(EASY)",
    "rate": "nonet.rate(HARDEST)",
    "explain": "nonet.Puzzle(HARDEST).explain()",
    "hint": "nonet.Puzzle(HARDEST).hint()",
    "diagnose": "nonet.diagnose(SEVERAL)",
    "prove": "nonet.Puzzle(EASY).prove()",
    "minimal": "nonet.minimal(EASY)",
    "trace": "nonet.Puzzle('.' * 81).trace('row', max_events=0, limits=nonet.Limits(solutions=0))",
    "estimate": "nonet.Puzzle('.' * 81).estimate(probes=10**9)",
    "canonical": "nonet.canonical(EASY)",
    "class": "nonet.Puzzle(EASY).class_id()",
    "draw": "nonet.Puzzle(EASY).draw()",
    "a board": "nonet.Puzzle('.' * 625, board='25x25').count(limits=nonet.Limits(solutions=0))",
    "rate a column": "nonet.rate([HARDEST] * 1000, threads=1)",
    "rate with progress": "nonet.rate([HARDEST] * 1000, threads=2, progress=lambda done, total: None)",
    "solve a column": "nonet.solve([EASY] * 100_000, threads=1)",
    "solve with progress": "nonet.solve([EASY] * 100_000, threads=1, progress=lambda done, total: None)",
    "split": "nonet.split([EASY] * 1000, {'a': 1, 'b': 1}, seed=1)",
    "audit": "nonet.Audit().add([EASY] * 1000)",
    "generate": "nonet.Generator(givens=17)[0]",
    "generate many": "list(nonet.Generator(seed=1).batches(size=100).__next__() for _ in range(100))",
    "iterate": "[puzzle for puzzle, _ in zip(nonet.Generator(seed=1), range(1000))]",
    "read": "list(nonet.read(io.BytesIO((EASY + '\\n').encode() * 100_000)))",
    "houses": "nonet.Board('9x9').houses",
    "values": "nonet.Puzzle(0 for _ in range(81))",
    "an error": "wrong()",
    "read slowly": "list(nonet.read(Slow()))",
}
EXITS = 4  # for each call


def exit_during(call: str, seconds: float) -> subprocess.CompletedProcess[str]:
    code = f"""
        import io, sys, threading, time, nonet
        EASY, HARDEST, SEVERAL = {EASY!r}, {HARDEST!r}, {SEVERAL!r}

        class Slow(io.RawIOBase):
            def read(self, size=-1):
                time.sleep(0.001)
                return (EASY + '\\n').encode()

        def wrong():
            try:
                nonet.Puzzle('?')
            except ValueError:
                pass

        began = threading.Event()

        def work():
            began.set()
            while True:
                {call}

        sys.setswitchinterval(1e-4)
        for _ in range(2):
            threading.Thread(target=work, daemon=True).start()
        began.wait()
        time.sleep({seconds})
        """
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.parametrize("name", CALLS)
def test_an_exit_with_a_busy_daemon_thread_is_clean(name):
    for number in range(EXITS):
        done = exit_during(CALLS[name], 0.02 + 0.013 * number)
        # While Python destroys its modules, a daemon thread may still report a Python error.
        assert (done.returncode, done.stdout) == (0, ""), f"exit {number}: {done.stderr}"
        assert "terminate called" not in done.stderr and "Fatal" not in done.stderr, f"exit {number}: {done.stderr}"


def test_other_threads_report_the_end_only():
    code = f"""
        import threading, nonet
        told = []
        ask = lambda: nonet.rate([{EASY!r}] * 2000, threads=2, progress=lambda done, total: told.append((threading.current_thread().name, done)))
        thread = threading.Thread(target=ask)
        thread.start()
        thread.join()
        print([done for _, done in told])
        told.clear()
        ask()
        print({{name for name, _ in told}})
        """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[2000]", "{'MainThread'}"]
