"""What the tests of the nonet program from outside share.  The program is the first word of the command line."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

NONET = os.path.abspath(sys.argv[1])
CLASSIC = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."
SOLUTION = "316578492529134768487629531263415987974863125851792643138947256692351874745286319"
ROWS = "\n".join(" ".join(SOLUTION[i:i + 9]) for i in range(0, 81, 9)) + "\n"


def nonet(*words, text=b"", **options):
    if isinstance(text, str):
        text = text.encode()
    return subprocess.run([NONET, *words], input=text, capture_output=True, timeout=120, check=False, **options)


class Case(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def file(self, name, content):
        path = os.path.join(self.folder, name)
        with open(path, "wb") as out:
            out.write(content.encode() if isinstance(content, str) else content)
        return path

    def check(self, run, exit_code, out=None, err=None):
        self.assertEqual(run.returncode, exit_code, run)
        if out is not None:
            self.assertEqual(run.stdout.decode(), out)
        if err is not None:
            self.assertEqual(run.stderr.decode(), err)
