#!/usr/bin/python3
"""What a release needs and a test can check in a second: tools/pack gives the same bytes anywhere, workflows are pinned and have few rights."""

import os
import pathlib
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


class Pack(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def pack(self, place, names, suffix, umask):
        """Packs the files, made in this order, with this umask and an old time."""
        tree = self.folder / place / "nonet-1"
        before = os.umask(umask)
        for name in names:
            file = tree / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"the text of {name}\n")
            os.utime(file, (len(place) * 1000, len(place) * 1000))
        os.umask(before)
        (tree / "bin/nonet").chmod(0o755)
        archive = self.folder / f"{place}.{suffix}"
        environment = {**os.environ, "SOURCE_DATE_EPOCH": "1800000000"}
        subprocess.run([ROOT / "tools/pack", tree, archive], env=environment, check=True)
        return archive

    def test_two_folders_give_the_same_bytes(self):
        for suffix in ("tar.gz", "zip"):
            one = self.pack("a", ["bin/nonet", "README.md", "share/b", "share/a"], suffix, 0o022)
            other = self.pack("elsewhere", ["share/a", "share/b", "README.md", "bin/nonet"], suffix, 0o077)
            self.assertEqual(one.read_bytes(), other.read_bytes(), suffix)

    def test_contents_and_executable_bits_are_kept(self):
        with tarfile.open(self.pack("a", ["bin/nonet", "README.md"], "tar.gz", 0o022)) as archive:
            self.assertEqual([(entry.name, entry.mode, entry.mtime) for entry in archive],
                             [("nonet-1/README.md", 0o644, 1800000000), ("nonet-1/bin/nonet", 0o755, 1800000000)])
            self.assertEqual(archive.extractfile("nonet-1/README.md").read(), b"the text of README.md\n")
        with zipfile.ZipFile(self.pack("b", ["bin/nonet", "README.md"], "zip", 0o022)) as archive:
            self.assertEqual(archive.namelist(), ["nonet-1/README.md", "nonet-1/bin/nonet"])
            self.assertEqual(archive.read("nonet-1/bin/nonet"), b"the text of bin/nonet\n")

    def test_an_empty_folder_is_an_error(self):
        (self.folder / "empty").mkdir()
        done = subprocess.run([ROOT / "tools/pack", self.folder / "empty", self.folder / "empty.zip"], capture_output=True, check=False)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn(b"has no files", done.stderr)


@unittest.skipUnless(shutil.which("strip") and shutil.which("git"), "there is no strip or no git")
class Native(unittest.TestCase):
    """The libraries in the packages for Java and .NET."""

    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("tools", "build/release/src", "build/native/macos-aarch64"):
            (self.folder / name).mkdir(parents=True)
        shutil.copy(ROOT / "tools/native.sh", self.folder / "tools")
        shutil.copy(shutil.which("true"), self.folder / "build/release/src/libnonet-c.so")
        (self.folder / "text").write_text("one\n")
        (self.folder / ".gitignore").write_text("/build/\n")
        self.git("init", "-q")
        self.git("add", ".")
        self.git("-c", "user.name=n", "-c", "user.email=n@example.org", "commit", "-qm", "one")
        self.commit = self.git("rev-parse", "HEAD")

    def git(self, *words):
        return subprocess.run(["git", *words], cwd=self.folder, check=True, capture_output=True, text=True).stdout

    def platforms(self, commit):
        (self.folder / "build/native/commit").write_text(commit)
        subprocess.run([self.folder / "tools/native.sh"], check=True)
        return sorted(path.name for path in (self.folder / "build/native").iterdir() if path.is_dir())

    def test_those_of_a_release_of_this_commit_are_kept(self):
        self.assertEqual(self.platforms(self.commit), ["macos-aarch64"])

    def test_those_of_another_commit_are_replaced(self):
        here = f"{os.uname().sysname.lower()}-{os.uname().machine}"
        self.assertEqual(self.platforms("0" * 40 + "\n"), [here])

    def test_those_of_other_files_are_replaced(self):
        (self.folder / "text").write_text("two\n")
        self.assertNotIn("macos-aarch64", self.platforms(self.commit))


class Workflows(unittest.TestCase):
    def test_actions_are_pinned_to_commits(self):
        used = [action for file in WORKFLOWS for action in re.findall(r"uses: *(\S+)", file.read_text())]
        self.assertTrue(used)
        for action in used:
            self.assertRegex(action, r"^[\w./-]+@[0-9a-f]{40}$")

    def test_jobs_start_without_rights(self):
        for file in WORKFLOWS:
            self.assertIn("\npermissions: {}\n", file.read_text(), file)

    def test_they_call_the_scripts_of_the_repository(self):
        for name, script in (("ci", ".ci/run"), ("release", "tools/release.sh")):
            self.assertIn(f"- run: {script}\n", (ROOT / f".github/workflows/{name}.yml").read_text())
            self.assertTrue(os.access(ROOT / script, os.X_OK), script)

    @unittest.skipUnless(shutil.which("actionlint"), "actionlint is not installed")
    def test_actionlint_has_no_findings(self):
        done = subprocess.run(["actionlint", *WORKFLOWS], capture_output=True, text=True, check=False)
        self.assertEqual(done.stdout, "")


if __name__ == "__main__":
    unittest.main()
