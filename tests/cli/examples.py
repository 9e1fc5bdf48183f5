#!/usr/bin/python3
"""Runs every worked example that --help prints, and compares what comes out.

    examples.py NONET

In the expected output "..." stands for anything within a line, or alone on its line for one line or more; runs of
spaces count as one.
"""

import os
import re
import subprocess
import sys
import tempfile


def examples_in(help_text):
    """Pairs of a shell command and its expected output: the indented blocks that begin with a dollar sign."""
    for block in help_text.split("\n\n"):
        if not block.startswith("  $ "):
            continue
        lines = [line[2:] for line in block.splitlines()]
        command = [lines.pop(0)[2:]]
        while command[-1].endswith("|"):
            command.append(lines.pop(0))
        yield "\n".join(command), "\n".join(lines)


def pattern_of_line(line):
    if line == "...":
        return r"[\s\S]+"
    return " +".join(re.escape(word).replace(re.escape("..."), ".*") for word in re.split(r"[ ]+", line))


def pattern_of(expected):
    return re.compile("\n".join(pattern_of_line(line) for line in expected.split("\n")))


def main():
    nonet = os.path.abspath(sys.argv[1])
    help_of_all = subprocess.run([nonet, "--help"], capture_output=True, text=True, check=True).stdout
    commands = re.findall(r"^  (\w+(?: \w+)?)  +\S", help_of_all.split("Commands:")[1].split("Options:")[0], re.M)
    assert len(commands) >= 7, commands
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(nonet, os.path.join(folder, "nonet"))
        environment = dict(os.environ, PATH=folder + os.pathsep + os.environ["PATH"])
        for command in commands:
            text = subprocess.run([nonet, *command.split(), "--help"], capture_output=True, text=True, check=True).stdout
            found = list(examples_in(text))
            if not found:
                print(f"{command}: no example")
                wrong += 1
            for line, expected in found:
                got = subprocess.run(["bash", "-c", line], capture_output=True, text=True, env=environment,
                                     timeout=120, check=False).stdout.rstrip("\n")
                if not pattern_of(expected).fullmatch(got):
                    print(f"{command}: {line}\nexpected:\n{expected}\ngot:\n{got}\n")
                    wrong += 1
                else:
                    print(f"{command}: ok")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
