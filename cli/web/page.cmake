# nonet serve: embeds the built page in the command, and adds the API.  Enabled by NONET_BUILD_WEB; tools/web.sh builds the page.
set(NONET_WEB_DIR ${PROJECT_SOURCE_DIR}/build/web CACHE PATH "The built page")
file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${NONET_WEB_DIR} ${NONET_WEB_DIR}/*)
if(NOT "index.html" IN_LIST files)
  message(FATAL_ERROR "NONET_BUILD_WEB needs the built page in ${NONET_WEB_DIR}: run tools/web.sh")
endif()
if(WIN32)
  message(FATAL_ERROR "NONET_BUILD_WEB: nonet serve is not there for this system; any web server serves ${NONET_WEB_DIR}")
endif()
enable_language(ASM)
find_path(NONET_QRENCODE_INCLUDE qrencode.h REQUIRED DOC "The folder of qrencode.h")
find_library(NONET_QRENCODE_LIBRARY qrencode REQUIRED DOC "The library qrencode")
find_package(Boost 1.74 REQUIRED)  # headers only: Asio and Beast

set(type_html "text/html; charset=utf-8")
set(type_js text/javascript)
set(type_css text/css)
set(type_svg image/svg+xml)
set(type_png image/png)
set(type_woff2 font/woff2)
set(type_txt "text/plain; charset=utf-8")
set(type_wasm application/wasm)
set(type_webmanifest application/manifest+json)

# Two generated files: the bytes as data, and the list of their names.
set(data "#ifdef __APPLE__
#define NAME(name) _##name
.section __TEXT,__const
#else
#define NAME(name) name
.section .note.GNU-stack,\"\",%progbits
.section .rodata
#endif
")
set(symbols "")
set(list "")
set(number 0)
set(plain ${files})
list(FILTER plain EXCLUDE REGEX "\\.br$")
foreach(file IN LISTS plain)
  cmake_path(GET file EXTENSION LAST_ONLY extension)
  string(SUBSTRING "${extension}" 1 -1 extension)
  if(NOT DEFINED type_${extension})
    message(FATAL_ERROR "${NONET_WEB_DIR}/${file}: no type for this kind of file in cli/web/page.cmake")
  endif()
  string(REGEX REPLACE "^index.html$" "" path "${file}")
  set(name nonet_page_${number})
  string(APPEND data ".globl NAME(${name})\nNAME(${name}):\n.incbin \"${NONET_WEB_DIR}/${file}\"\n"
                     ".globl NAME(${name}_end)\nNAME(${name}_end):\n")
  list(APPEND contents ${NONET_WEB_DIR}/${file})
  # Its compressed copy follows it.
  if("${file}.br" IN_LIST files)
    string(APPEND data ".incbin \"${NONET_WEB_DIR}/${file}.br\"\n")
    list(APPEND contents ${NONET_WEB_DIR}/${file}.br)
  endif()
  string(APPEND data ".globl NAME(${name}_packed)\nNAME(${name}_packed):\n")
  string(APPEND symbols "extern const char ${name}[], ${name}_end[], ${name}_packed[];\n")
  string(APPEND list "    {\"/${path}\", \"${type_${extension}}\", {${name}, std::size_t(${name}_end - ${name})}, "
                     "{${name}_end, std::size_t(${name}_packed - ${name}_end)}},\n")
  math(EXPR number "${number} + 1")
endforeach()
set(schemas ${CMAKE_CURRENT_LIST_DIR}/schemas.json)
string(APPEND data ".globl NAME(nonet_schemas)\nNAME(nonet_schemas):\n.incbin \"${schemas}\"\n"
                   ".globl NAME(nonet_schemas_end)\nNAME(nonet_schemas_end):\n")
string(APPEND symbols "extern const char nonet_schemas[], nonet_schemas_end[];\n")
list(APPEND contents ${schemas})
set(generated ${CMAKE_CURRENT_BINARY_DIR}/web)
file(CONFIGURE OUTPUT ${generated}/page_data.S @ONLY CONTENT "${data}")
file(CONFIGURE OUTPUT ${generated}/page_files.cpp @ONLY
     CONTENT "#include \"web/page_files.hpp\"\n\nextern \"C\" {\n${symbols}}\n\nnamespace nonet::cli {\n
std::span<const PageFile> page_files() {\n    static const PageFile files[] = {\n${list}    };\n    return files;\n}\n
std::string_view api_schemas() { return {nonet_schemas, std::size_t(nonet_schemas_end - nonet_schemas)}; }\n
}  // namespace nonet::cli\n")
set_source_files_properties(${generated}/page_data.S PROPERTIES OBJECT_DEPENDS "${contents}")

file(GLOB web_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*.cpp)
nonet_compile_all_together(web ${web_sources})
target_sources(nonet_commands PRIVATE ${web_sources} ${generated}/page_data.S ${generated}/page_files.cpp)
set_source_files_properties(frame/commands.cpp PROPERTIES COMPILE_DEFINITIONS NONET_WITH_PAGE)
target_include_directories(nonet_commands SYSTEM PRIVATE ${NONET_QRENCODE_INCLUDE})
target_link_libraries(nonet_commands PRIVATE ${NONET_QRENCODE_LIBRARY} Boost::headers)
# The parser of Boost 1.74 asserts that a chunk's head has five bytes when it has three: a client could abort a debug build.
# Its Asio uses std::result_of, which C++20 does not have, unless it is told of std::invoke_result.
target_compile_definitions(nonet_commands PRIVATE BOOST_DISABLE_ASSERTS BOOST_ASIO_HAS_STD_INVOKE_RESULT)
