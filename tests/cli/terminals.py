#!/usr/bin/python3
"""The nonet program on a terminal: colour, progress, boxes.

    terminals.py NONET [unittest arguments]
"""

import os
import pty
import subprocess
import sys
import time
import unittest

from program import CLASSIC, NONET, ROWS, SOLUTION, Case, nonet


class Terminals(Case):
    def terminal(self):
        """A terminal's two ends. Containers without /dev/pts have none."""
        try:
            return pty.openpty()
        except OSError as reason:
            self.skipTest(f"no terminal is available: {reason}")

    def on_terminal(self, *words, seconds=None, environment=None):
        """Runs with standard error on a terminal and returns what it showed."""
        leader, follower = self.terminal()
        variables = {**os.environ, "TERM": "xterm", **(environment or {})}
        if not environment:
            variables.pop("NO_COLOR", None)
        program = subprocess.Popen([NONET, *words], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=follower,
                                   env=variables)
        os.close(follower)
        program.stdin.write(b"nothing\n")
        program.stdin.flush()
        if seconds:
            time.sleep(seconds)
        program.stdin.close()
        program.wait(timeout=60)
        shown = b""
        try:
            while chunk := os.read(leader, 4096):
                shown += chunk
        except OSError:
            pass  # the terminal is closed
        os.close(leader)
        return shown

    def test_colour_only_where_it_is_wanted(self):
        red = b"\x1b[1;31m"
        self.assertIn(red, self.on_terminal("solve"))
        self.assertNotIn(red, self.on_terminal("solve", environment={"NO_COLOR": "1"}))
        self.assertNotIn(red, self.on_terminal("solve", "--color", "never"))
        self.assertNotIn(red, nonet("solve", text="nothing").stderr)
        self.assertIn(red, nonet("solve", "--color", "always", text="nothing").stderr)

    def seen(self, *words, text=b"", **variables):
        """What standard output shows where it is a terminal."""
        leader, follower = self.terminal()
        run = subprocess.run([NONET, *words], input=text, stdout=follower, stderr=subprocess.PIPE, timeout=60, check=False,
                             env={**os.environ, "TERM": "xterm", "NO_COLOR": "", "LC_ALL": "C.UTF-8", **variables})
        os.close(follower)
        shown = b""
        try:
            while chunk := os.read(leader, 4096):
                shown += chunk
        except OSError:
            pass
        os.close(leader)
        return shown.decode().replace("\r\n", "\n"), run.stderr.decode()

    def test_columns_have_a_header_on_a_terminal_only(self):
        header = self.seen("rate", text=CLASSIC.encode())[0].splitlines()[0].split("\t")
        self.assertEqual([name.strip() for name in header], ["puzzle", "er", "ep", "ed", "scale"])
        self.assertNotIn(b"puzzle", nonet("rate", text=CLASSIC).stdout)
        self.assertNotIn("puzzle ", self.seen("rate", "--json", text=CLASSIC.encode())[0])

    def test_a_person_sees_boxes(self):
        plain = nonet("solve", "--format", "pretty", CLASSIC).stdout.decode()
        self.assertTrue(plain.startswith("+-------+-------+-------+\n| 3 1 6 | 5 7 8 |"))
        lines = "┌───────┬───────┬───────┐\n│ 3 1 6 │ 5 7 8 │ 4 9 2 │\n"
        drawn, _ = self.seen("solve", CLASSIC, NO_COLOR="1")
        self.assertTrue(drawn.startswith(lines), drawn)
        self.assertEqual(drawn.splitlines()[4], "├───────┼───────┼───────┤")
        self.assertTrue(drawn.endswith("\n└───────┴───────┴───────┘\n"))
        coloured, _ = self.seen("solve", CLASSIC)
        self.assertIn("│ 3 \x1b[1;34m1\x1b[0m 6 │ 5 \x1b[1;34m7\x1b[0m 8 │", coloured)
        self.assertEqual(coloured.replace("\x1b[1;34m", "").replace("\x1b[0m", ""), drawn)
        self.assertEqual(self.seen("solve", "--color", "never", CLASSIC)[0], drawn)
        for variables in ({"LC_ALL": "C", "NO_COLOR": "1"}, {"LC_ALL": "", "LC_CTYPE": "", "LANG": "C", "NO_COLOR": "1"},
                          {"TERM": "dumb"}):
            self.assertEqual(self.seen("solve", CLASSIC, **variables)[0], plain, variables)
        self.assertEqual(nonet("solve", text=drawn).stdout.decode(), ROWS)  # the drawing can be read again

    def test_a_person_may_ask_for_lines_and_a_program_gets_them(self):
        self.assertEqual(self.seen("solve", "--format", "line", CLASSIC)[0], SOLUTION + "\n")
        table = f"id,puzzle\n7,{CLASSIC}\n".encode()
        parts = self.seen("solve", "--shard", "1/1", CLASSIC)[0]
        self.assertIn("\n" + SOLUTION + "\n", parts)
        self.assertEqual(self.seen("solve", text=table)[0], nonet("solve", text=table).stdout.decode())
        self.check(nonet("solve", CLASSIC, env={**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8"}), 0, SOLUTION + "\n")

    def test_made_puzzles_in_boxes_can_be_read_again(self):
        words = ("generate", "-n", "3", "--seed", "1", "--rating", "1.0..")
        shown, _ = self.seen(*words)
        self.assertEqual(shown.count("┌"), 3)
        self.check(nonet("convert", text=shown), 0,
                   "".join(line.split("\t")[0] + "\n" for line in nonet(*words).stdout.decode().splitlines()))

    def test_progress_only_where_it_is_wanted(self):
        self.assertIn(b" puzzles, ", self.on_terminal("solve", seconds=1.2))
        self.assertNotIn(b" puzzles, ", self.on_terminal("solve", "--no-progress", seconds=1.2))
        script = f'(sleep 1.2; echo {CLASSIC}) | "{NONET}" solve'
        for flag, shown in (("", False), ("--progress", True)):
            run = subprocess.run(["bash", "-c", f"{script} {flag}"], capture_output=True, text=True, timeout=60,
                                 check=False)
            self.assertEqual(" puzzles, " in run.stderr, shown, run)
            self.assertNotIn("\x1b", run.stderr)
            self.assertEqual(run.stdout, SOLUTION + "\n")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
