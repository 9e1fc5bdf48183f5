"""Microsoft's C# compiler, called within this process; and the package, as NuGet has it.  For tools/dotnet."""

import os
import pathlib
import re
import sys
import time
import xml.etree.ElementTree as xml
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
NUSPEC = "http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd"


def version():
    return re.search(r'NONET_VERSION "(.*)"', (ROOT / "include/nonet/version.hpp").read_text())[1]


class Project:
    """What a compiler needs to know of a project's file, or of a single source."""

    def __init__(self, file):
        self.name = file.stem
        self.properties, self.packages = {}, {}
        self.sources = [file]
        if file.suffix == ".csproj":
            root = xml.parse(file).getroot()
            self.properties = {p.tag: p.text for g in root.iter("PropertyGroup") for p in g}
            self.packages = {p.get("Include"): p.get("Version") for p in root.iter("PackageReference")}
            self.sources = sorted(file.parent.rglob("*.cs"))

    def has(self, name):
        return self.properties.get(name) == "true"

    def options(self):
        yield f"-langversion:{self.properties.get('LangVersion', '10')}"
        yield f"-nullable:{self.properties.get('Nullable', 'disable')}"
        yield "-optimize+"
        if self.has("AllowUnsafeBlocks"):
            yield "-unsafe+"
        if self.has("TreatWarningsAsErrors"):
            yield "-warnaserror+"

    def attributes(self):
        """The source that a current .NET adds."""
        if self.properties.get("TargetFramework") != "netstandard2.1":
            return ""
        return f"""[assembly: System.Reflection.AssemblyVersion("{version()}.0")]
[assembly: System.Reflection.AssemblyInformationalVersion("{version()}")]
[assembly: System.Runtime.Versioning.TargetFramework(".NETStandard,Version=v2.1")]
"""


class Compiler:
    def __init__(self, folder, dotnet, framework, config):
        import pythonnet
        from clr_loader import get_coreclr
        pythonnet.set_runtime(get_coreclr(runtime_config=str(config), dotnet_root=str(dotnet)))
        import clr
        sys.path.append(str(folder))
        for name in ("System.Collections.Immutable", "System.Reflection.Metadata", "Microsoft.CodeAnalysis", "Microsoft.CodeAnalysis.CSharp"):
            clr.AddReference(name)
        self.framework = framework

    def compile(self, out, source, references):
        from Microsoft.CodeAnalysis import MetadataReference, OutputKind, SyntaxTree
        from Microsoft.CodeAnalysis.CSharp import CSharpCommandLineParser, CSharpCompilation, CSharpSyntaxTree
        from System import Array, String
        from System.IO import MemoryStream
        project = Project(source)
        documented = [f"-doc:{out.with_suffix('.xml')}"] if project.has("GenerateDocumentationFile") else []
        given = [*project.options(), *documented, f"-out:{out}", *map(str, project.sources)]
        parsed = CSharpCommandLineParser.Default.Parse(Array[String](given), str(source.parent), None)
        trees = [CSharpSyntaxTree.ParseText(f.read_text(), parsed.ParseOptions, str(f)) for f in project.sources]
        trees.append(CSharpSyntaxTree.ParseText(project.attributes(), parsed.ParseOptions))
        kind = OutputKind.ConsoleApplication if project.properties.get("OutputType", "Exe" if source.suffix == ".cs" else "") == "Exe" \
            else OutputKind.DynamicallyLinkedLibrary
        compilation = CSharpCompilation.Create(
            out.stem, Array[SyntaxTree](trees),
            Array[MetadataReference]([MetadataReference.CreateFromFile(str(f)) for f in [*self.framework, *references]]),
            parsed.CompilationOptions.WithOutputKind(kind).WithDeterministic(True))
        program, words = MemoryStream(), MemoryStream()
        result = compilation.Emit(program, None, words if documented else None)
        for found in result.Diagnostics:
            if str(found.Severity) != "Hidden":
                print(found, file=sys.stderr)
        if not result.Success:
            raise SystemExit(1)
        out.write_bytes(bytes(program.ToArray()))
        if documented:
            out.with_suffix(".xml").write_bytes(bytes(words.ToArray()))

    def retarget(self, library, project):
        """Makes a library that was compiled against this .NET's own parts one for .NET Standard 2.1, whose one part is netstandard.

        All rows of its table of references become the one of netstandard, but for packages; what it refers to must be there."""
        from System.Reflection.Metadata import AssemblyReferenceHandle, HandleKind, PEReaderExtensions
        from System.Reflection.Metadata.Ecma335 import HeapIndex, MetadataReaderExtensions, MetadataTokens, TableIndex
        from System.Reflection.PortableExecutable import PEReader
        from System.IO import File
        packages = Project(project).packages
        standard = PEReaderExtensions.GetMetadataReader(PEReader(File.OpenRead(str(next(f for f in self.framework if f.name == "netstandard.dll")))))
        there = {self.type_name(standard, standard.GetExportedType(h)) for h in standard.ExportedTypes}
        file = PEReader(File.OpenRead(str(library)))
        reader = PEReaderExtensions.GetMetadataReader(file)
        for handle in reader.TypeReferences:
            type = reader.GetTypeReference(handle)
            if type.ResolutionScope.Kind != HandleKind.AssemblyReference:
                continue
            part = reader.GetAssemblyReference(AssemblyReferenceHandle.op_Explicit(type.ResolutionScope))
            if reader.GetString(part.Name) not in packages and self.type_name(reader, type) not in there:
                raise SystemExit(f"{library}: .NET Standard 2.1 has no {self.type_name(reader, type)}")
        start = file.PEHeaders.MetadataStartOffset
        size = MetadataReaderExtensions.GetTableRowSize(reader, TableIndex.AssemblyRef)
        table = start + MetadataReaderExtensions.GetTableMetadataOffset(reader, TableIndex.AssemblyRef)
        rows = list(reader.AssemblyReferences)
        names = [reader.GetString(reader.GetAssemblyReference(h).Name) for h in rows]
        core = names.index("System.Private.CoreLib")
        reference = reader.GetAssemblyReference(rows[core])
        image = bytearray(library.read_bytes())

        def overwrite(heap, handle, skip, old, new):
            at = start + MetadataReaderExtensions.GetHeapMetadataOffset(reader, heap) + MetadataTokens.GetHeapOffset(handle) + skip
            assert image[at : at + len(old)] == old and len(new) <= len(old)
            image[at : at + len(old)] = new.ljust(len(old), b"\0")

        overwrite(HeapIndex.String, reference.Name, 0, b"System.Private.CoreLib\0", b"netstandard\0")
        overwrite(HeapIndex.Blob, reference.PublicKeyOrToken, 1, bytes.fromhex("7cec85d7bea7798e"), bytes.fromhex("cc7b13ffcd2ddd51"))
        row = bytearray(image[table + core * size : table + (core + 1) * size])
        row[:8] = bytes([2, 0, 1, 0, 0, 0, 0, 0])
        for number, name in enumerate(names):
            if name not in packages:
                image[table + number * size : table + (number + 1) * size] = row
        file.Dispose()
        library.write_bytes(image)

    @staticmethod
    def type_name(reader, type):
        return f"{reader.GetString(type.Namespace)}.{reader.GetString(type.Name)}"

    @staticmethod
    def package(library, folder, out):
        """The package as dotnet pack makes it: a zip file with a description."""
        project = Project(folder / "src/Nonet.csproj")
        properties = project.properties
        needed = "".join(f'\n        <dependency id="{one}" version="{number}" />' for one, number in project.packages.items())
        name = properties["PackageId"]
        described = {"id": name, "version": version(), "authors": properties["Authors"], "description": properties["Description"],
                     "tags": properties["PackageTags"], "readme": properties["PackageReadmeFile"]}
        fields = "".join(f"    <{k}>{v}</{k}>\n" for k, v in described.items())
        framework = f".NETStandard{properties['TargetFramework'].removeprefix('netstandard')}"
        files = {
            f"{name}.nuspec": f"""<?xml version="1.0" encoding="utf-8"?>
<package xmlns="{NUSPEC}">
  <metadata>
{fields}    <license type="expression">{properties["PackageLicenseExpression"]}</license>
    <dependencies>
      <group targetFramework="{framework}">{needed}
      </group>
    </dependencies>
  </metadata>
</package>
""",
            "_rels/.rels": f"""<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/{name}.nuspec" Id="R1" />
</Relationships>
""",
            "[Content_Types].xml": """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
""" + "".join(f'  <Default Extension="{e}" ContentType="{t}" />\n' for e, t in (
                ("rels", "application/vnd.openxmlformats-package.relationships+xml"), ("nuspec", "application/octet"),
                ("dll", "application/octet"), ("xml", "application/octet"), ("so", "application/octet"), ("md", "application/octet"))) + "</Types>\n",
            properties["PackageReadmeFile"]: (folder / "README.md").read_text(),
        }
        for file in (library, library.with_suffix(".xml")):
            files[f"lib/{properties['TargetFramework']}/{file.name}"] = file.read_bytes()
        for file in sorted(out.glob("runtimes/*/native/*")):
            files[str(file.relative_to(out))] = file.read_bytes()
        for old in out.glob("*.nupkg"):
            old.unlink()
        made = out / f"{name}.{version()}.nupkg"
        when = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", "315619200")))[:6]  # 1980, the first year of the zip format
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as package:
            for path, content in files.items():
                package.writestr(zipfile.ZipInfo(path, when), content, zipfile.ZIP_DEFLATED)
        return made
