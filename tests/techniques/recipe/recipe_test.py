"""Adds a technique to a copy of the tree as ARCHITECTURE.md's recipe says, and sees that nothing else is asked for.

Twin Towers, another name of the Skyscraper, join the fish: finder.txt and record.txt go into their file, golden.txt and page.md become its golden
file and its page.  Only that family's file is compiled, and linked before the library; then the list's test must pass on
the copy, and fail when the golden file or the page is missing.

    recipe_test.py SOURCE SCRATCH CXX ASKS LIBRARY GTEST... -- TEST_OBJECT...
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

FAMILY, ID = "fish", "twin_towers"
PUZZLE = "...28.56..81..572......1....7.....1....8..4...3.4..67...23.......9..7....17.2...8"
FLAGS = ["-std=c++23", "-O1", "-Wall", "-Wextra", "-Wno-missing-field-initializers", "-Wno-deprecated-declarations", "-Werror"]


def files_of(folder):
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def insert_before(mark, file, text):
    before = file.read_text()
    if before.count(mark) != 1:
        sys.exit(f"{file}: expected one {mark!r}")
    file.write_text(before.replace(mark, text + mark))


def recipe_of(architecture):
    """The files that the recipe names, with FAMILY and ID filled in."""
    recipe = re.search(r"^\*\*A technique\.\*\*.*?(?=^\*\*|\Z)", architecture, re.M | re.S)[0]
    named = re.findall(r"`([\w/.]*\b(?:FAMILY|ID)\.\w+)`", recipe)
    return {name.replace("FAMILY", FAMILY).replace("ID", ID) for name in named}


def main():
    source, scratch, cxx, asks, library = map(pathlib.Path, sys.argv[1:6])
    split = sys.argv.index("--")
    gtest, objects = sys.argv[6:split], sys.argv[split + 1:]
    here = pathlib.Path(__file__).parent

    tree = scratch / "tree"
    shutil.rmtree(scratch, ignore_errors=True)
    for part in ("src/techniques", "tests/golden/techniques", "docs/techniques"):
        shutil.copytree(source / part, tree / part)
    before = files_of(tree)

    # The recipe.
    family = tree / "src/techniques" / f"{FAMILY}.cpp"
    golden = tree / "tests/golden/techniques" / f"{ID}.txt"
    page = tree / "docs/techniques" / f"{ID}.md"
    insert_before("// clang-format off: a sentence stays whole\n", family, (here / "finder.txt").read_text())
    insert_before("};\n// clang-format on\n", family, (here / "record.txt").read_text())
    shutil.copy(here / "golden.txt", golden)
    shutil.copy(here / "page.md", page)

    after = files_of(tree)
    touched = {name for name in after if before.get(name) != after[name]}
    named = recipe_of((source / "ARCHITECTURE.md").read_text())
    if touched != named:
        sys.exit(f"touched {sorted(touched)}, the recipe names {sorted(named)}")

    includes = [f"-I{tree / 'src'}", f"-I{source / 'src'}", f"-I{source / 'include'}"]
    changed = scratch / f"{FAMILY}.o"
    subprocess.run([cxx, *FLAGS, *includes, "-c", family, "-o", changed], check=True)
    listed, asked = scratch / "list", scratch / "asks"
    # The library contains the original family, possibly in one object with others that are needed: the first definition
    # counts.
    first = "-Wl,--allow-multiple-definition"
    subprocess.run([cxx, *objects, changed, library, *gtest, "-pthread", first, "-o", listed], check=True)
    subprocess.run([cxx, *FLAGS, *includes, asks, changed, library, first, "-o", asked], check=True)

    def list_holds():
        command = [listed, f"--gtest_filter=TechniqueList.*:*TechniqueCases.*/{ID}"]
        return subprocess.run(command, env={**os.environ, "NONET_SOURCE_DIR": str(tree)},
                              capture_output=True, text=True, check=False)

    whole = list_holds()
    if whole.returncode != 0 or f"/{ID}" not in whole.stdout:
        sys.exit("with all the recipe asks for, the list's test fails:\n" + whole.stdout)
    for file in (golden, page):
        file.rename(scratch / "away")
        if list_holds().returncode == 0:
            sys.exit(f"without {file.name} the list's test passes")
        (scratch / "away").rename(file)
    subprocess.run([asked, ID, PUZZLE], check=True)


main()
