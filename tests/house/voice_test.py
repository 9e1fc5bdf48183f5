#!/usr/bin/python3
"""tools/voice finds marked sentences with their lines, in documents and in comments."""

import pathlib
import subprocess
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools/voice"


class Voice(unittest.TestCase):
    def marks(self, name, text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, name)
            path.write_text(text)
            out = subprocess.run([TOOL, path], check=True, capture_output=True, text=True).stdout
        return [line.split(f"{name}:")[1].split("]")[0] + "]" for line in out.splitlines()]

    def test_documents(self):
        text = "A plain sentence of five words.\n\nThe rest goes on with the next\nline of it. So many cells are read.\n"
        self.assertEqual(self.marks("a.md", text), ["3: [go on]", "4: [so many]"])
        self.assertEqual(self.marks("b.md", "```\nso many words in code blocks\n```\n"), [])

    def test_comments(self):
        self.assertEqual(self.marks("a.cpp", "int a;  // the cell stands at the end of it\nint so_many_b = goes(on);\n"), ["1: [stands]"])
        self.assertEqual(self.marks("a.py", "a = 1  # it is no puzzle of this kind\n"), ["1: [is no]"])

    def test_a_question_may_ask_what_is_right(self):
        self.assertEqual(self.marks("a.md", "What is the answer to this?\n"), [])


if __name__ == "__main__":
    unittest.main()
