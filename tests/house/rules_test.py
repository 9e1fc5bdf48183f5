#!/usr/bin/python3
"""tools/check_house goes red on each broken rule: a small sound house, broken in one place at a time."""

import pathlib
import subprocess
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_house"

SOUND = {
    "ARCHITECTURE.md": "# Layers\n\n"
                       "| `include/nonet/` | | the public interface |\n"
                       "| `src/core/` | 0 | tables |\n"
                       "| `src/formats/` | 1 | text |\n"
                       "| `src/search/` | 2 | questions (core) |\n"
                       "| `src/capi/` | 4 | the C face; sees `include/nonet` only |\n"
                       "| `cli/` | 4 | the command; sees `include/nonet` and `src/command` only |\n",
    "include/nonet/version.hpp": "#pragma once\n#define NONET_VERSION_MAJOR 7\n#define NONET_VERSION_MINOR 8\n"
                                 '#define NONET_VERSION_PATCH 9\n#define NONET_VERSION "7.8.9"\n',
    "include/nonet/nonet.h": "#ifndef NONET_H\n#define NONET_H\nint nonet(void);\n#endif\n",
    "include/nonet/nonet.hpp": "#pragma once\n// examples/one.cpp, which is run:\n//\n//     int main() {}\n//\n"
                               '#include "nonet/more/odd.hpp"  // the odd\n#include "nonet/version.hpp"  // its number\n',
    "include/nonet/more/odd.hpp": '#pragma once\n#include "nonet/version.hpp"\n',
    "src/command/hash.hpp": '#pragma once\n#include "nonet/version.hpp"\nint hash();\n',
    "src/core/tables.hpp": "#pragma once\ninline int table = 1;\n",
    "src/core/hash.cpp": '#include "command/hash.hpp"\n',
    "src/formats/line.hpp": '#pragma once\n#include <string>\n#include "core/tables.hpp"\ninline std::string line;\n',
    "src/search/solve.cpp": '#include "core/tables.hpp"\n#include "nonet/nonet.h"\n',
    "src/capi/nonet.cpp": '#include "nonet/nonet.h"\n',
    "cli/main.cpp": '#include "command/hash.hpp"\n#include "nonet/nonet.h"\n',
    "examples/one.cpp": "int main() {}\n",
    "README.md": "# It\n\n[layers](ARCHITECTURE.md#layers)\n\n<!-- examples/one.cpp -->\n```cpp\nint main() {}\n```\n",
}


class Rules(unittest.TestCase):
    def findings(self, changes, *checks):
        with tempfile.TemporaryDirectory() as root:
            for file, content in {**SOUND, **changes}.items():
                path = pathlib.Path(root, file)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content.encode())
            done = subprocess.run([str(TOOL), "--root", root, *checks], capture_output=True, text=True, check=False)
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.returncode, 1 if done.stdout else 0)
        return done.stdout.splitlines()

    def assert_found(self, check, changes, place, words):
        findings = self.findings(changes, check)
        self.assertEqual(len(findings), 1, findings)
        self.assertTrue(findings[0].startswith(place + ": "), findings)
        self.assertIn(words, findings[0])

    def test_a_sound_house_has_no_findings(self):
        self.assertEqual(self.findings({}), [])

    def test_a_lower_layer_includes_a_higher_one(self):
        self.assert_found("layers", {"src/core/up.cpp": '\n#include "formats/line.hpp"\n'}, "src/core/up.cpp:2",
                          "core must not include src/formats/line.hpp")

    def test_a_layer_includes_what_its_line_does_not_name(self):
        self.assert_found("layers", {"src/search/solve.cpp": '#include "formats/line.hpp"\n'}, "src/search/solve.cpp:1",
                          "search must not include")

    def test_a_layer_hides_the_include_behind_dots(self):
        self.assert_found("layers", {"src/search/solve.cpp": '#include "../formats/line.hpp"\n'}, "src/search/solve.cpp:1",
                          "search must not include")

    def test_the_c_face_looks_behind_the_public_headers(self):
        self.assert_found("layers", {"src/capi/nonet.cpp": '#include "core/tables.hpp"\n'}, "src/capi/nonet.cpp:1",
                          "capi must not include")

    def test_the_c_face_looks_at_what_is_the_commands(self):
        self.assert_found("layers", {"src/capi/nonet.cpp": '#include "command/hash.hpp"\n'}, "src/capi/nonet.cpp:1",
                          "capi must not include src/command/hash.hpp")

    def test_the_command_looks_behind_its_headers(self):
        self.assert_found("layers", {"cli/main.cpp": '#include "core/tables.hpp"\n'}, "cli/main.cpp:1",
                          "cli must not include src/core/tables.hpp")

    def test_the_commands_headers_include_an_inner_one(self):
        self.assert_found("layers", {"src/command/hash.hpp": '#pragma once\n#include "core/tables.hpp"\n'},
                          "src/command/hash.hpp:2", "command must not include")

    def test_a_public_header_includes_the_commands(self):
        self.assert_found("layers", {"include/nonet/grid.hpp": '#pragma once\n#include "command/hash.hpp"\n'},
                          "include/nonet/grid.hpp:2", "nonet must not include")

    def test_a_public_header_includes_an_inner_one(self):
        self.assert_found("layers", {"include/nonet/puzzle.hpp": '#pragma once\n#include "core/tables.hpp"\n'},
                          "include/nonet/puzzle.hpp:2", "nonet must not include")

    def test_a_folder_without_a_line(self):
        self.assert_found("layers", {"src/misc/stuff.cpp": "int stuff;\n"}, "src/misc/stuff.cpp:1", "has no line")

    def test_the_library_prints(self):
        self.assert_found("layers", {"src/core/loud.cpp": "#include <iostream>\n"}, "src/core/loud.cpp:1", "<iostream>")

    def test_a_public_header_is_not_in_the_map(self):
        self.assert_found("face", {"include/nonet/even.hpp": "#pragma once\n"}, "include/nonet/nonet.hpp:1",
                          "does not include include/nonet/even.hpp")

    def test_the_map_says_nothing_of_a_header(self):
        bare = SOUND["include/nonet/nonet.hpp"].replace("  // its number", "")
        self.assert_found("face", {"include/nonet/nonet.hpp": bare}, "include/nonet/nonet.hpp:7",
                          "not a word on what nonet/version.hpp is")

    def test_what_people_call_needs_more(self):
        needy = SOUND["include/nonet/version.hpp"] + '#include "nonet/more/odd.hpp"\n'
        self.assert_found("face", {"include/nonet/version.hpp": needy}, "include/nonet/version.hpp:6",
                          "must not need nonet/more/odd.hpp")

    def calls(self, sources):
        """The findings of `symbols` about a library of these sources, which see no headers at all."""
        with tempfile.TemporaryDirectory() as built:
            for name, code in sources.items():
                item = pathlib.Path(built, name + ".o")
                item.parent.mkdir(parents=True, exist_ok=True)
                subprocess.run(["c++", "-c", "-xc++", "-o", str(item), "-"], input=code, text=True, check=True)
            return self.findings({}, "symbols", "--objects", built)

    def test_a_layer_calls_what_it_may(self):
        self.assertEqual(self.calls({"core/tables.cpp": "int table() { return 1; }",
                                     "search/solve.cpp": "int table(); int solve() { return table(); }",
                                     "formats/line.cpp": "int table(); int line() { return table(); }",
                                     "capi/nonet.cpp": "int solve(); int line(); int nonet() { return solve() + line(); }"}),
                         [])

    def test_a_layer_calls_upwards(self):
        found = self.calls({"core/tables.cpp": "int line(int); int table() { return line(1); }",
                            "formats/line.cpp": "int line(int) { return 1; }"})
        self.assertEqual(found, ["src/core/tables.cpp:1: core must not call line(int) of src/formats/line.cpp: see the "
                                 "table in ARCHITECTURE.md"])

    def test_a_layer_calls_what_its_line_does_not_name(self):
        found = self.calls({"formats/line.cpp": "int line() { return 1; }",
                            "search/solve.cpp": "int line(); int solve() { return line(); }"})
        self.assertEqual(len(found), 1, found)
        self.assertIn("search must not call line()", found[0])

    def test_folders_call_each_other(self):
        found = self.calls({"core/tables.cpp": "int line(); int table() { return line(); }",
                            "formats/line.cpp": "int table(); int line() { return table(); }"})
        self.assertEqual(found[1:], ["ARCHITECTURE.md:1: folders that call each other in a circle: core, formats, core"])

    def test_scripts_import_each_other(self):
        page = {"web/src/a.ts": "import {\n  b,\n} from './ui/b.tsx';\n", "web/src/ui/b.tsx": "import type { A } from '../a.ts';\n"}
        self.assert_found("circles", page, "web/src/a.ts:1", "web/src/a.ts, web/src/ui/b.tsx, web/src/a.ts")
        package = {"bindings/js/src/a.ts": "export * from './b.js';\n", "bindings/js/src/b.ts": "const a = import('./a.js');\n"}
        self.assert_found("circles", package, "bindings/js/src/a.ts:1", "in a circle")
        python = {"bindings/python/nonet/_a.py": "from . import _b\n",
                  "bindings/python/nonet/_fleet/job.py": "from .._a import one\n",
                  "bindings/python/nonet/_b.py": "from ._fleet.job import two\n"}
        self.assert_found("circles", python, "bindings/python/nonet/_a.py:1", "_fleet/job.py")
        python["bindings/python/nonet/_b.py"] = "def late():\n    from ._fleet.job import two\n"
        self.assertEqual(self.findings(python, "circles"), [])

    def test_nothing_is_built(self):
        self.assertIn("no object files", self.calls({"core/tables.cpp": "int table;"})[0])

    def test_a_header_that_needs_another(self):
        self.assert_found("headers", {"src/core/needy.hpp": "#pragma once\ninline std::string name;\n"},
                          "src/core/needy.hpp:1", "does not compile alone")

    def test_a_header_without_a_guard(self):
        self.assert_found("headers", {"src/core/twice.hpp": "inline int twice = 2;\n"}, "src/core/twice.hpp:1",
                          "no #pragma once")

    def test_a_c_header_that_is_not_c99(self):
        self.assert_found("headers", {"include/nonet/nonet.h": "#ifndef N\n#define N\nbool nonet(void);\n#endif\n"},
                          "include/nonet/nonet.h:1", "does not compile alone")

    def test_the_version_stands_in_a_second_place(self):
        self.assert_found("version", {"setup.cfg.txt": "version = 7.8.9\n"}, "setup.cfg.txt:1", "7.8.9")

    def test_the_parts_of_the_version_differ(self):
        other = SOUND["include/nonet/version.hpp"].replace("PATCH 9", "PATCH 8")
        self.assert_found("version", {"include/nonet/version.hpp": other}, "include/nonet/version.hpp:1", "do not make")

    def test_tabs_and_trailing_blanks(self):
        self.assert_found("text", {"src/core/tab.cpp": "\tint a;\n"}, "src/core/tab.cpp:1", "a tab")
        self.assert_found("text", {"notes.md": "one \n"}, "notes.md:1", "blanks at the end")
        self.assert_found("text", {"notes.md": "one\r\n"}, "notes.md:1", "carriage return")
        self.assert_found("text", {"notes.md": "one"}, "notes.md:1", "no newline")

    def test_a_file_that_a_command_left_in_the_top_folder(self):
        self.assert_found("top", {"300": "3 proved\n"}, "300:1", "a file of the top folder")

    def test_a_long_file_needs_a_reason(self):
        long = {"src/core/long.cpp": "int a;\n".replace("a", "a;") * 401}
        self.assert_found("length", long, "src/core/long.cpp:401", "over 400 lines")
        listed = {**long, "tools/long_files.txt": "src/core/long.cpp: one table\n"}
        self.assertEqual(self.findings(listed, "length"), [])
        self.assert_found("length", {**long, "tools/long_files.txt": "src/core/long.cpp:\n"}, "tools/long_files.txt:1",
                          "no reason")
        self.assert_found("length", {"tools/long_files.txt": "src/core/tables.hpp: was long\n"},
                          "tools/long_files.txt:1", "no longer long")

    def test_links_lead_somewhere(self):
        self.assert_found("links", {"docs/a.md": "# A\n\n[x](../README.txt)\n"}, "docs/a.md:3", "leads nowhere")
        self.assert_found("links", {"docs/a.md": "# A\n\n[x](../README.md#that)\n"}, "docs/a.md:3", "no heading")
        self.assert_found("links", {"docs/a.md": '# A\n\n<img width="9" src="x.svg">\n'}, "docs/a.md:3", "x.svg leads nowhere")

    def test_code_in_headers_is_the_file(self):
        other = SOUND["include/nonet/nonet.hpp"].replace("main() {}", "main() { }")
        self.assert_found("code", {"include/nonet/nonet.hpp": other}, "include/nonet/nonet.hpp:2",
                          "differs from examples/one.cpp")

    def test_code_in_documents_is_the_file(self):
        other = SOUND["README.md"].replace("main() {}", "main() { }")
        self.assert_found("code", {"README.md": other}, "README.md:5", "differs from examples/one.cpp")


if __name__ == "__main__":
    unittest.main()
