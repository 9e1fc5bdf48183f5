#!/usr/bin/python3
"""The nonet program from outside: files, pipes, signals.

    black_box.py NONET [unittest arguments]
"""

import bz2
import gzip
import json
import os
import signal
import shutil
import subprocess
import sys
import time
import unittest

from program import CLASSIC, NONET, ROWS, SOLUTION, Case, nonet

MONSTER = "...7.....1...........43.2..........6...5.9.........418....81.....2....5..4....3.."


class Files(Case):
    def test_a_file_and_standard_input(self):
        path = self.file("one.txt", CLASSIC + "\n")
        self.check(nonet("solve", path), 0, SOLUTION + "\n", "")
        self.check(nonet("solve", text=CLASSIC), 0, SOLUTION + "\n", "")
        self.check(nonet("solve", "-", path, text=CLASSIC), 0, (SOLUTION + "\n") * 2, "")

    def test_a_missing_file_a_directory_and_the_others_go_on(self):
        path = self.file("one.txt", CLASSIC + "\n")
        missing = os.path.join(self.folder, "missing")
        self.check(nonet("solve", missing, self.folder, path), 4, SOLUTION + "\n",
                   f"nonet: {missing}: cannot open: No such file or directory\n"
                   f"nonet: {self.folder}: cannot read: Is a directory\n")

    def test_a_file_without_permission(self):
        path = self.file("secret.txt", CLASSIC + "\n")
        os.chmod(path, 0)
        if os.access(path, os.R_OK):
            self.skipTest("this user may read everything")
        self.assertIn(b"cannot open: Permission denied", nonet("solve", path).stderr)

    def test_an_empty_file(self):
        for command in ("solve", "check", "count", "convert", "trace"):
            self.check(nonet(command, self.file("empty", "")), 0, "", "")
        self.check(nonet("solve", text="\n\n  \n# nothing\n"), 0, "", "")

    def test_a_closed_standard_stream_is_reported(self):
        def closed(redirection):
            return subprocess.run(["bash", "-c", f'echo {CLASSIC} | "{NONET}" solve {redirection}'],
                                  capture_output=True, timeout=60, check=False)
        self.check(closed("<&-"), 4, "", "nonet: <stdin>: cannot read: Bad file descriptor\n")
        self.check(closed(">&-"), 4, "", "nonet: cannot write the output: Bad file descriptor\n")
        self.check(closed("2>&-"), 0, SOLUTION + "\n", "")

    def test_a_puzzle_where_a_file_or_a_command_stands_is_answered(self):
        self.check(nonet(CLASSIC), 0, SOLUTION + "\n", "")
        self.check(nonet("solve", CLASSIC), 0, SOLUTION + "\n", "")
        self.check(nonet("solve", ROWS.replace(" ", "")), 0, ROWS, "")
        self.check(nonet("count", CLASSIC, self.file("one.txt", CLASSIC)), 4, "1\n")

    def test_binary_rubbish(self):
        rubbish = bytes((i * 7919 + i // 251 * 31) % 256 for i in range(100_000))
        run = nonet("solve", self.file("rubbish", rubbish))
        self.assertEqual(run.returncode, 3)
        self.assertIn(b": error: found ", run.stderr)
        run = nonet("solve", "--json", self.file("rubbish", rubbish))
        run.stdout.decode("utf-8")
        self.assertEqual(run.returncode, 3)

    def test_good_puzzles_around_rubbish_are_kept(self):
        text = CLASSIC.encode() + b"\n\x00\xff\xfe rubbish\n" + CLASSIC.encode() + b"\n"
        run = nonet("solve", text=text)
        self.assertEqual(run.returncode, 3)
        self.assertEqual([line[:81] for line in run.stdout.split(b"\n")].count(SOLUTION.encode()), 2)

    def test_the_tutorials_grid_in_its_forms(self):
        rows = [CLASSIC[i:i + 9].replace(".", "0") for i in range(0, 81, 9)]
        forms = [
            "\n".join(" ".join(row) for row in rows) + "\n",
            "{ " + ",\n".join("{" + ", ".join(row) + "}" for row in rows) + " }\n",
            "{" + ",\n".join("{" + ",".join(f"'{c}'" for c in row).replace("0", ".") + "}" for row in rows) + "}\n",
            "\n".join(" ".join(row) for row in rows).replace(" ", "\n"),
        ]
        for form in forms:
            self.check(nonet("solve", text=form), 0, ROWS, "")
        self.check(nonet("solve", "--format", "grid", text=CLASSIC), 0, ROWS, "")


class Archives(Case):
    LINES = "".join(CLASSIC[:80] + "." + f" {i}\n" for i in range(5000))

    def packed(self):
        yield "gzip", gzip.compress(self.LINES.encode())
        if shutil.which("zstd"):
            yield "zstd", subprocess.run(["zstd", "-qc", "-B4096"], input=self.LINES.encode(), capture_output=True,
                                         check=True).stdout

    def test_are_known_by_content_in_files_and_pipes(self):
        plain = nonet("solve", text=self.LINES)
        for name, packed in self.packed():
            with self.subTest(name):
                self.check(nonet("solve", self.file("plain.txt", packed)), 0, plain.stdout.decode(), "")
                self.check(nonet("solve", text=packed), 0, plain.stdout.decode(), "")
                self.check(nonet("solve", text=packed + packed), 0, plain.stdout.decode() * 2, "")

    def test_truncated_ones_give_what_they_hold(self):
        plain = nonet("solve", text=self.LINES).stdout.decode()
        for name, packed in self.packed():
            with self.subTest(name):
                path = self.file("cut", packed[:-20])
                run = nonet("solve", path)
                self.assertEqual(run.returncode, 4, run)
                self.assertIn(f"nonet: {path}: cannot read: the {name} archive is truncated\n", run.stderr.decode())
                rows = run.stdout.decode().splitlines()
                self.assertGreater(len(rows), 100)
                self.assertEqual(rows[:-1], plain.splitlines()[:len(rows) - 1])

    def test_other_packings_are_rubbish_not_a_crash(self):
        self.check(nonet("solve", text=bz2.compress(self.LINES.encode())), 3)


class Pipes(Case):
    def test_a_closed_pipe_is_success_and_quiet(self):
        path = self.file("many.txt", (CLASSIC + "\n") * 50_000)
        script = f'"{NONET}" solve "{path}" | head -n 1; echo "${{PIPESTATUS[0]}}"'
        run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual((run.stdout, run.stderr), (f"{SOLUTION}\n0\n", ""))

    def test_a_closed_pipe_ends_an_endless_search(self):
        script = f'echo {"." * 81} | "{NONET}" count --list --limit 0 | head -n 3 | wc -l; echo "${{PIPESTATUS[1]}}"'
        run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual((run.stdout.split(), run.stderr), (["3", "0"], ""))

    def test_a_full_disk_is_reported(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full here")
        with open("/dev/full", "wb") as full:
            run = subprocess.run([NONET, "solve"], input=CLASSIC.encode(), stdout=full, stderr=subprocess.PIPE,
                                 timeout=60, check=False)
        self.assertEqual(run.returncode, 4)
        self.assertEqual(run.stderr, b"nonet: cannot write the output: No space left on device\n")
        with open("/dev/full", "wb") as full:
            run = subprocess.run([NONET, "--help"], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
        self.assertEqual(run.stderr, b"nonet: cannot write the output: No space left on device\n")

    def test_each_line_is_answered_before_the_next_one_comes(self):
        with subprocess.Popen([NONET, "solve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
            for _ in range(3):
                program.stdin.write(CLASSIC.encode() + b"\n")
                program.stdin.flush()
                self.assertEqual(program.stdout.readline().decode(), SOLUTION + "\n")
            program.stdin.close()
            self.assertEqual(program.wait(timeout=60), 0)


class Interrupts(Case):
    def interrupt(self, *words, text, wait):
        """Starts, writes `text`, waits until `wait` lines are out, presses Ctrl-C."""
        with subprocess.Popen([NONET, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as program:
            program.stdin.write(text.encode())
            program.stdin.flush()
            lines = [program.stdout.readline().decode() for _ in range(wait)]
            time.sleep(0.3)
            program.send_signal(signal.SIGINT)
            start = time.monotonic()
            rest = program.stdout.read().decode()
            code = program.wait(timeout=60)
            return code, "".join(lines) + rest, program.stderr.read().decode(), time.monotonic() - start

    def test_ends_a_wait_for_input(self):
        code, out, err, seconds = self.interrupt("solve", text=CLASSIC + "\n", wait=1)
        self.assertEqual((code, out, err), (130, SOLUTION + "\n", ""))
        self.assertLess(seconds, 20)

    def test_counts_more_than_a_missing_file(self):
        code, out, err, _ = self.interrupt("solve", "/no/such/file", "-", text=CLASSIC + "\n", wait=1)
        self.assertEqual((code, out), (130, SOLUTION + "\n"))
        self.assertIn("cannot open", err)

    def test_ends_a_wait_for_a_named_pipe(self):
        path = os.path.join(self.folder, "pipe")
        os.mkfifo(path)
        code, out, err, _ = self.interrupt("solve", path, text="", wait=0)
        self.assertEqual((code, out, err), (130, "", ""))

    def test_ends_a_search_and_keeps_what_is_done(self):
        text = CLASSIC + "\n" + MONSTER.replace("7", ".", 1) + "\n" + CLASSIC + "\n"
        code, out, _, seconds = self.interrupt("solve", "--engine", "row", "--jobs", "2", text=text, wait=0)
        self.assertEqual((code, out), (130, SOLUTION + "\n"))
        self.assertLess(seconds, 20)

    def test_an_endless_count_says_how_far_it_came(self):
        code, out, _, _ = self.interrupt("count", "--limit", "0", text="." * 81 + "\n", wait=0)
        self.assertEqual(code, 130)
        self.assertRegex(out, r"\Aat least \d+\n\Z")

    def test_an_endless_list_ends_with_a_whole_line(self):
        code, out, _, _ = self.interrupt("count", "--list", "--limit", "0", text="." * 81 + "\n", wait=10)
        self.assertEqual(code, 130)
        self.assertTrue(all(len(line) == 81 for line in out.splitlines()))
        self.assertTrue(out.endswith("\n"))

    def test_a_comparison_prints_its_table(self):
        code, out, _, _ = self.interrupt("compare", "--engines", "row", text=MONSTER.replace("7", ".", 1) + "\n",
                                         wait=0)
        self.assertEqual(code, 130)
        self.assertIn("stopped at ", out)


class Kernels(Case):
    def with_kernel(self, name, *words, text=""):
        return nonet(*words, text=text, env={**os.environ, "NONET_KERNEL": name})

    def listed(self, run):
        self.check(run, 0)
        return [each for each in map(json.loads, run.stdout.splitlines()) if "kernel" in each]

    def test_the_environment_chooses_one_that_runs_here(self):
        for kernel in self.listed(nonet("engines", "--json")):
            run = self.with_kernel(kernel["kernel"], "engines", "--json")
            if kernel["supported"]:
                self.assertEqual([each["kernel"] for each in self.listed(run) if each["chosen"]], [kernel["kernel"]])
                self.check(self.with_kernel(kernel["kernel"], "solve", text=CLASSIC), 0, SOLUTION + "\n", "")
            else:
                self.check(run, 2, "")
                self.assertIn("which this CPU cannot run", run.stderr.decode())

    def test_a_name_that_is_none_is_answered_with_those_that_are(self):
        run = self.with_kernel("avx1024", "solve", text=CLASSIC)
        self.check(run, 2, "")
        self.assertTrue(run.stderr.startswith(b"nonet: NONET_KERNEL: found kernel 'avx1024', expected one of portable"), run)
        self.check(self.with_kernel("", "solve", text=CLASSIC), 0, SOLUTION + "\n", "")


class Bench(Case):
    PUZZLES = (CLASSIC + "\n") * 40

    def rows(self, *words, text=PUZZLES, code=0):
        run = nonet("bench", "--json", "--repeat", "2", *words, text=text)
        self.check(run, code)
        return {each["row"]: each for each in map(json.loads, run.stdout.splitlines())}, run.stderr.decode()

    def test_each_kernel_engine_and_command_has_its_row(self):
        rows, err = self.rows("--kernels", "portable,sse4" if "sse4" in self.supported() else "portable",
                              "--engines", "mrv,fast", "--peer", "cat", "--peer", "tail -n +1")
        self.assertEqual(err, "")
        self.assertEqual([name for name in rows if name != "batch/sse4"],
                         ["batch/portable", "single/mrv", "single/fast", "process/nonet", "process/cat",
                          "process/tail -n +1"])
        for row in rows.values():
            self.assertEqual((row["file"], row["puzzles"], row["repetitions"]), ("<stdin>", 40, 2))
            self.assertGreater(row["least"], 0)
            self.assertGreaterEqual(row["median"], row["least"])
        self.assertEqual((rows["batch/portable"]["ratio"], rows["process/nonet"]["ratio"]), (1, 1))

    def supported(self):
        listed = map(json.loads, nonet("engines", "--json").stdout.splitlines())
        return [each["kernel"] for each in listed if each.get("supported")]

    def test_without_a_peer_no_process_is_run(self):
        rows, _ = self.rows()
        self.assertEqual(len(rows), 2)

    def test_a_peer_that_does_not_answer_is_reported(self):
        _, err = self.rows("--peer", "head -n 3; exit 7", code=1)
        self.assertEqual(err, "nonet: head -n 3; exit 7: printed 3 lines for 40 puzzles and exited with code 7\n")

    def test_a_peer_gets_the_puzzles_that_are_measured(self):
        seen = os.path.join(self.folder, "seen")
        self.rows("--at-most", "5", "--peer", f"tee {seen}")
        with open(seen, encoding="ascii") as lines:
            self.assertEqual(lines.read(), (CLASSIC + "\n") * 5)

    def test_lines_that_are_no_puzzles_are_reported_and_left_out(self):
        rows, err = self.rows(text=self.PUZZLES + "12\n", code=3)
        self.assertEqual(rows["single/fast"]["puzzles"], 40)
        self.assertTrue(err.startswith("<stdin>:41:"), err)
        self.check(nonet("bench", "/no/such/file"), 4)

    def test_files_have_a_table_each(self):
        path = self.file("puzzles.txt", self.PUZZLES)
        run = nonet("bench", "--repeat", "1", path, "-", text=CLASSIC)
        self.check(run, 0, err="")
        text = run.stdout.decode()
        self.assertIn(f"\n{path}, 40 puzzles\n", text)
        self.assertIn("\n<stdin>, 1 puzzle\n", text)
        self.assertEqual(text.count("\nsingle/fast"), 2)

    def test_wrong_names_and_numbers_are_refused(self):
        for words in (["--kernels", "abacus"], ["--engines", "abacus"], ["--repeat", "0"]):
            self.check(nonet("bench", *words, text=CLASSIC), 2, "")


class Shells(Case):
    def complete(self, *words):
        """What bash would offer for the last of the words."""
        script = nonet("docs", "bash").stdout.decode() + (
            "COMP_WORDS=(" + " ".join(f"'{word}'" for word in words) + ")\n"
            f"COMP_CWORD={len(words) - 1}\n_nonet\nprintf '%s\\n' \"${{COMPREPLY[@]}}\"\n")
        return subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60, cwd=self.folder,
                              check=True).stdout.split()

    def test_bash_completes(self):
        self.file("puzzles.txt", "")
        self.assertEqual(self.complete("nonet", "so"), ["solve"])
        self.assertEqual(self.complete("nonet", "solve", "--eng"), ["--engine"])
        self.assertEqual(self.complete("nonet", "solve", "--engine", "ta"), ["tables"])
        self.assertEqual(self.complete("nonet", "convert", "--format", "pe"), ["pencil", "penpa"])
        self.assertEqual(self.complete("nonet", "check", "puz"), ["puzzles.txt"])
        self.assertEqual(self.complete("nonet", "data"), ["dataset"])
        self.assertEqual(self.complete("nonet", "dataset", ""), ["make", "audit", "split"])
        self.assertEqual(self.complete("nonet", "dataset", "split", "--by", "so"), ["solution"])
        self.assertEqual(self.complete("nonet", "dataset", "make", "--strat"), ["--strata"])

    def test_the_other_shells_can_read_theirs(self):
        for shell, check in (("zsh", ["zsh", "-n"]), ("fish", ["fish", "--no-execute"])):
            text = nonet("docs", shell).stdout
            self.assertIn(b"compare", text)
            if shutil.which(shell):
                subprocess.run([*check, self.file("completion", text)], check=True, timeout=60)

    def test_the_man_page_has_no_mistake(self):
        page = nonet("docs", "man").stdout
        self.assertIn(b".SH EXIT STATUS", page)
        if not shutil.which("groff"):
            self.skipTest("no groff here")
        run = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z"], input=page, capture_output=True, timeout=60,
                             check=True)
        self.assertEqual(run.stderr, b"")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
