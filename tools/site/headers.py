"""A public header as a page: its comments as text, its declarations as code, an anchor for each name."""

import collections
import re

NAMESPACE = re.compile(r'^(inline )?namespace \w+ \{$|^extern "C" \{$')
SECTION = re.compile(r"^-{4} ?([^.]*)\.? *(.*)$", re.S)
FIELD = re.compile(r"^ {2,4}(\S+(?: \S+)*?)  +(\S.*)$")


def page(text, title, link):
    """Markdown of a header.  `link` turns the name of a file into a link to its page, or gives None."""
    intro, chunks = cut(text)
    out = [f"# {title}", ""]
    out += prose(intro, link)
    seen = collections.Counter(name for _, code in chunks for name in names_of(code))
    level = "##"
    for comment, code in chunks:
        section = SECTION.match(comment)
        if section:
            level = "###"
            out += [f"## {escape(section[1])}", ""]
            comment = section[2]
        names = names_of(code)
        if names:
            out += [level + " " + escape(", ".join(titles(names, code, seen))), ""]
            out += anchors(names)
        out += prose(comment, link)
        if code:
            out += ["```" + ("c" if title.endswith(".h") else "cpp"), code, "```", ""]
    return "\n".join(out)


def cut(text):
    """(the comment at the top, [(comment, code), ...]): code ends at a blank line outside of braces."""
    chunks, comment, code, depth = [], [], [], 0
    waiting = []  # the comment that the next code belongs to

    def close():
        nonlocal comment, code, waiting
        body = "\n".join(code)
        if body or comment:
            chunks.append(("\n".join(comment), body))
        comment, code = [], []

    in_block = False
    for line in strip_frame(text):
        if not code and (in_block or re.match(r"\s*(//|/\*)", line)):
            # A one-line comment that is followed by code, as in /* NULL */ int x, does not occur at the start of a
            # line.
            in_block = line.lstrip().startswith("/*") and "*/" not in line or in_block and "*/" not in line
            comment.append(plain(line))
        elif not line.strip() and depth == 0 and not in_block:
            close()
        else:
            code.append(line)
            bare = re.sub(r"//.*|/\*.*?\*/|\"(\\.|[^\"])*\"|'(\\.|[^'])'", "", line)
            depth += bare.count("{") + bare.count("(") - bare.count("}") - bare.count(")")
    close()
    intro = chunks.pop(0)[0] if chunks and not chunks[0][1] and not SECTION.match(chunks[0][0]) else ""
    return intro, [(comment, code) for comment, code in chunks if worth_showing(comment, code)]


def strip_frame(text):
    """The lines without guards, includes and the braces of namespaces."""
    text = re.sub(r"\\\n", "\\\\\0", text)
    inside = 0
    for line in text.split("\n"):
        line = line.replace("\0", "\n")
        if NAMESPACE.match(line):
            inside += 1
            line = ""
        elif re.match(r"^\}(  // namespace.*)?$", line) and inside:
            inside -= 1
            line = ""
        elif re.match(r"#\s*(pragma|include|if|ifdef|ifndef|elif|else|endif|error)\b", line) \
                or re.match(r"#define NONET_(NONET_H|API\b)", line):
            line = ""
        yield line


def worth_showing(comment, code):
    return bool(comment.strip() or code.strip() and not code.startswith("#undef"))


def plain(line):
    """A line of a comment without its marks."""
    line = re.sub(r"^\s*(// ?|/\* ?|\*/| \* ?| \*$)", "", line)
    return re.sub(r"\s*\*/\s*$", "", line).rstrip()


def statements(code):
    """The declarations of a chunk, each without what stands in its braces."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", code, flags=re.S)
    found, current, braces, brackets = [], "", 0, 0
    for line in code.split("\n"):
        if line.startswith("#define"):
            found.append(line)
            continue
        for sign in line + "\n":
            braces -= sign == "}"
            if braces == 0:
                current += sign
                brackets += (sign == "(") - (sign == ")")
            braces += sign == "{"
            a_type = re.match(r"\s*(template <[^>]*>)?\s*(typedef|struct|class|enum|union)\b", current)
            if braces == 0 and brackets == 0 and (sign == ";" or sign == "}" and "(" in current and not a_type):
                found.append(current)
                current = ""
    return [statement for statement in found if statement.strip(" ;\n}")]


def names_of(code):
    """What a chunk declares, each name once, in order."""
    names = []
    for statement in statements(code):
        name = name_of(re.sub(r"\[\[.*?\]\]|NONET_API|template <[^>]*>", "", " ".join(statement.split())).strip())
        if name and name not in names:
            names.append(name)
    return names


def name_of(statement):
    if statement.startswith("static_assert"):
        return None
    for pattern in (r"#define (\w+)", r"typedef .*?\(\*(\w+)\)", r"typedef .*?(\w+);$", r"using (\w+) =",
                    r"(?:enum class|enum|struct|class|concept)\s+(?:\w+<[^>]*>|(\w+))",
                    r"constexpr [\w:<>, ]*?(\w+) ?=",
                    r"(operator ?\S+?) ?\(", r"([A-Za-z_~]\w*) ?\(", r"(\w+) ?(?:=|\{|\[|;)"):
        found = re.search(pattern, statement)
        if found:
            return found[1]
    return None


def titles(names, code, seen):
    """The names; one that stands for several functions of the header, with what it takes first."""
    for name in names:
        first = re.search(rf"\b{re.escape(name)}\(([^,)]*)", code)
        if seen[name] > 1 and first:
            words = re.sub(r"\bconst\b|[&*]|std::|\w+$", "", first[1]).strip()
            yield f"{name}({words})" if words else name
        else:
            yield name


def anchors(names):
    """The names as they are written, for links from elsewhere; a heading's own anchor writes a_b as a-b."""
    spans = "".join(f'<span id="{name}"></span>' for name in names if re.fullmatch(r"\w+", name)
                    and (len(names) > 1 or name.lower().replace("_", "-") != name))
    return [spans, ""] if spans else []


def prose(comment, link):
    """A comment as Markdown: paragraphs, drawings and programs as they stand, lists of `name  meaning`."""
    out, paragraph = [], []

    def close():
        while paragraph and not paragraph[-1]:
            paragraph.pop()
        if paragraph:
            out.extend(block(paragraph, link) + [""])
            paragraph.clear()

    lines = comment.split("\n")
    for number, line in enumerate(lines):
        # An indented block and the text around it are separate even without an empty line between them.
        if paragraph and line.strip() and (line[0] == " ") != (paragraph[0][0] == " "):
            close()
        if line.strip():
            paragraph.append(line)
        elif paragraph and paragraph[0][0] == " " and any(l.startswith("    ") for l in lines[number:number + 2]) \
                and not FIELD.match(paragraph[0]):
            paragraph.append("")  # an empty line within a program
        else:
            close()
    close()
    return out


def block(lines, link):
    if lines[0][0] != " ":
        return [" ".join(marked(line, link) for line in lines)]
    if FIELD.match(lines[0]) and not any(re.search(r"\S {3,}\S.* {3,}\S", line) for line in lines):
        return fields(lines, link)
    least = min(len(line) - len(line.lstrip()) for line in lines if line)
    language = "cpp" if any(line.endswith((";", "{")) for line in lines) else "text"
    return [f"```{language}", *(line[least:] for line in lines), "```"]


def fields(lines, link):
    out, column = [], None
    for line in lines:
        found = FIELD.match(line)
        starts = found and (column is None or len(line) - len(line.lstrip()) < column)
        if starts:
            name, meaning = found[1], found[2]
            column = line.index(meaning, line.index(name) + len(name))
            out += ["", f"`{name}`", f": {marked(meaning, link)}"]
        else:
            out.append("  " + marked(line.strip(), link))
    return out[1:]


def escape(text):
    return re.sub(r"([\\*_<>\[\]#|~$`{}])", r"\\\1", text)


def marked(text, link):
    """Text that Markdown leaves as it is; what stands in backquotes stays code, files that have a page become links."""
    def one(part):
        if part.startswith("`"):
            return part
        pieces = re.split(r"((?:[\w.]+/)*\w+\.(?:md|hpp|h|cpp)\b)", part)
        return "".join(link(piece) or escape(piece) if number % 2 else escape(piece)
                       for number, piece in enumerate(pieces))
    return "".join(one(part) for part in re.split(r"(`[^`]+`)", text))
