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
