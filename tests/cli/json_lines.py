#!/usr/bin/python3
"""Every command with --json: objects on lines, with keys of one style that are documented; or a word why not.

    json_lines.py NONET [unittest arguments]
"""

import json
import os
import re
import signal
import subprocess
import sys
import unittest

from program import CLASSIC, NONET, Case, nonet

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SEVERAL = CLASSIC.replace("3", ".").replace("9", ".")
CLASH = "33" + CLASSIC[2:]
# The words with which each command has output, all in one call; {folder} does not exist yet.
WORDS = {
    "compare": ["--engines mrv,fast"],
    "trace": ["--max-events 9"],
    "count": ["", "--list", "--candidates", "--estimate --seed 1 --probes 9"],
    "check": ["", "--stats"],
    "solve": ["", "--stats", "--engine logic --budget 100n"],
    "hint": ["", "--why-not r1c2=7", f"--puzzle {CLASSIC}"],
    "explain": ["", "--all-steps", "--pruned", "--scale hodoku"],
    "diagnose": ["", f"--puzzle {CLASSIC} --order r1c1"],
    "rate": ["--counts", "--scale se,hodoku,nonet --counts"],
    "canon": ["--generators", "--scramble --seed 1", f"--same {CLASSIC} {CLASSIC}"],
    "bench": ["--repeat 1"],
    "generate": ["--seed 1 --rating 1.0..", "--seed 1 --scale hodoku --level easy"],
    "dataset make": ["--strata 24 -n 2 --seed 1 --output {folder}"],
    "dataset split": ["--seed 1 --output {folder}"],
    "dataset audit": ["", "--minimal"],
    "minimal": ["", "--all --limit 2"],
    "unavoidable": ["--size 6", "--size 6 --counts"],
    "neighbours": ["--add 0"],
}
# Keys whose objects have data as keys: techniques, numbers of cells or givens, defects, scales.
NAMED_BY_DATA = {"counts", "sizes", "givens", "defects", "ratings"}


def commands():
    listed = nonet("--help").stdout.decode().split("Commands:")[1].split("Options:")[0]
    return [line[2:18].strip() for line in listed.strip("\n").splitlines()] + ["docs"]


def keys_of(value):
    if isinstance(value, list):
        for one in value:
            yield from keys_of(one)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            if key not in NAMED_BY_DATA:
                yield from keys_of(inner)


def documented():
    text = ""
    for name in ("json.md", "steps.md"):
        with open(os.path.join(ROOT, "docs", name), encoding="utf-8") as file:
            text += file.read()
    return set(re.findall(r"`([a-z_]+)`", text)) | set(re.findall(r'"([a-z_]+)":', text))


class JsonLines(Case):
    def answers(self, command):
        """Of each call what it wrote on both streams, message lines left out."""
        if command == "serve":
            with subprocess.Popen([NONET, "serve", "--port", "0", "--json"], stdout=subprocess.PIPE) as program:
                yield program.stdout.readline().decode()
                program.send_signal(signal.SIGINT)
                program.wait(timeout=60)
            return
        puzzles = "\n".join((CLASSIC, SEVERAL, CLASH)) + "\n"
        for number, words in enumerate(WORDS.get(command, [""])):
            folder = os.path.join(self.folder, f"{command}{number}".replace(" ", "_"))
            bad = "rubbish\n" if command not in ("bench", "dataset split") else ""
            run = nonet(*command.split(), *words.format(folder=folder).split(), "--json", text=puzzles + bad)
            self.assertIn(run.returncode, (0, 1, 3, 5), run)
            yield run.stdout.decode()
            yield "".join(line + "\n" for line in run.stderr.decode().splitlines() if line.startswith("{"))

    def test_every_command_answers_or_says_why_not(self):
        known, tried, refused = documented(), 0, 0
        for command in commands():
            with self.subTest(command):
                if "  --json " not in nonet(*command.split(), "--help").stdout.decode():
                    run = nonet(*command.split(), "--json", text=CLASSIC)
                    self.check(run, 2, "")
                    self.assertRegex(run.stderr.decode(), rf"^nonet: {command} takes no --json: it \w.+\n$")
                    refused += 1
                    continue
                objects = [json.loads(line) for text in self.answers(command) for line in text.splitlines()]
                self.assertGreater(len(objects), 0)
                for key in keys_of(objects):
                    self.assertRegex(key, r"^[a-z]+(_[a-z]+)*$")
                    self.assertIn(key, known, "not in docs/json.md")
                tried += 1
        self.assertGreaterEqual(tried, 21)
        self.assertEqual(refused, 3)

    def test_what_is_no_puzzle_is_an_object_too(self):
        tried = 0
        for command in commands():
            usage = nonet(*command.split(), "--help").stdout.decode()
            if "[FILE...]" not in usage or "  --json " not in usage or command.startswith(("bench", "dataset")):
                continue
            with self.subTest(command):
                run = nonet(*command.split(), "--json", text="rubbish\n")
                self.assertEqual(run.returncode, 3)
                (answer,) = map(json.loads, run.stdout.splitlines())
                self.assertEqual((answer["line"], answer["text"], answer["status"]), (1, "rubbish", "invalid"))
                self.assertEqual(answer["error"]["code"], "bad_character")
                tried += 1
        self.assertGreaterEqual(tried, 14)

    def test_the_version(self):
        version = nonet("--version").stdout.decode().split()[1]
        for words in (["--version", "--json"], ["--json", "--version"], ["solve", "--version", "--json"]):
            self.assertEqual(json.loads(nonet(*words).stdout), {"version": version}, words)

    def test_before_the_command_too(self):
        self.assertEqual(nonet("--json", "count", text=CLASSIC).stdout, nonet("count", "--json", text=CLASSIC).stdout)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
