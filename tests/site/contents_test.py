#!/usr/bin/python3
"""tools/site/contents.toml names every document and every language, and nothing that is not there."""

import os
import sys
import unittest

sys.dont_write_bytecode = True
from built import CONTENTS, ROOT

LANGUAGES = {"C++": "docs/cpp.md", "C": "docs/c.md", "Python": "bindings/python/README.md", "Java": "bindings/java/README.md",
             "C#": "bindings/csharp/README.md", "JavaScript": "bindings/js/README.md", "SQL": "docs/sql.md"}
# Generated in other ways: the front page, and the pages of techniques.
ELSEWHERE = ("README.md", "docs/techniques/")


def here(*patterns):
    return sorted(str(file.relative_to(ROOT)) for pattern in patterns for file in ROOT.glob(pattern))


class Contents(unittest.TestCase):
    listed = [page for section in CONTENTS["section"] for page in section["pages"] if page[0] != "<"]
    languages = {entry["name"]: entry["page"] for entry in CONTENTS["language"]}

    def test_every_language_is_listed_by_the_name_and_the_page_it_has(self):
        self.assertEqual(self.languages, LANGUAGES)

    def test_every_binding_that_is_here_has_its_page(self):
        for readme in here("bindings/*/README.md"):
            self.assertIn(readme, self.languages.values())

    def test_the_page_of_the_library_links_to_every_language_that_is_here(self):
        page = (ROOT / "docs/library.md").read_text()
        for name, file in self.languages.items():
            if (ROOT / file).exists():
                self.assertIn(f"| [{name}]({os.path.relpath(file, 'docs')}) |", page)

    def test_every_document_is_listed_once(self):
        everything = self.listed + list(self.languages.values())
        for file in here("*.md", "docs/**/*.md"):
            if not file.startswith(ELSEWHERE):
                self.assertEqual(everything.count(file), 1, file)

    def test_what_is_listed_is_there(self):
        for file in self.listed:
            self.assertTrue((ROOT / file).is_file(), file)


if __name__ == "__main__":
    unittest.main()
