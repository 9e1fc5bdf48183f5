"""The libraries for C++ and C, without the command: `conan create .`, after tools/source.sh."""

from pathlib import Path

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get, rmdir

required_conan_version = ">=2.0"


class Nonet(ConanFile):
    name = "nonet"
    version = "@VERSION@"
    description = "A Sudoku engine"
    license = "MIT"
    url = homepage = "https://github.com/nonet-sudoku/nonet"
    topics = ("sudoku", "solver", "puzzle")
    settings = "os", "arch", "compiler", "build_type"

    def layout(self):
        cmake_layout(self)

    def validate(self):
        check_min_cppstd(self, 23)

    def source(self):
        get(self, **self.conan_data["sources"][self.version], strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables.update(NONET_BUILD_CLI=False, NONET_FAST_BUILD=True)
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, Path(self.package_folder, "licenses"))
        for component in ("dev", "library"):
            CMake(self).install(component=component)
        for folder in ("cmake", "pkgconfig"):  # Conan writes its own
            rmdir(self, Path(self.package_folder, "lib", folder))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "nonet")
        cpp, c = self.cpp_info.components["cpp"], self.cpp_info.components["c"]
        cpp.libs, c.libs = ["nonet"], ["nonet-c"]
        cpp.set_property("cmake_target_name", "nonet::nonet")
        cpp.set_property("pkg_config_name", "nonet")
        c.set_property("cmake_target_name", "nonet::c")
        c.set_property("pkg_config_name", "nonet-c")
