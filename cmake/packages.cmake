# Debian packages of the installed tree, by `cpack -G DEB`; tools/packages.sh deb says how.  One for each component: names,
# sections and what depends on what follow Debian's policy.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME nonet)
set(CPACK_PACKAGE_VENDOR "The nonet authors")
set(CPACK_PACKAGE_CONTACT "The nonet authors <nonet-sudoku@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each has its own
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
                                                WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_COMPONENTS_ALL command library dev docs)
if(TARGET nonet_sql)
  list(APPEND CPACK_COMPONENTS_ALL sql)
endif()

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(debian_version ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})

# package(COMPONENT NAME SECTION TITLE TEXT): the text is the description's second part.
function(package component name section title text)
  string(TOUPPER ${component} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_DESCRIPTION "${title}\n${text}" PARENT_SCOPE)

  # What policy wants of each: its licence, and two changelogs.
  set(folder ${PROJECT_BINARY_DIR}/debian/${name})
  file(READ ${PROJECT_SOURCE_DIR}/LICENSE licence)
  file(CONFIGURE OUTPUT ${folder}/copyright @ONLY CONTENT [[
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: nonet
Source: @PROJECT_HOMEPAGE_URL@

Files: *
Copyright: 2026 The nonet authors
License: Expat

License: Expat
@indented_licence@
]])
  file(CONFIGURE OUTPUT ${folder}/changelog.Debian @ONLY CONTENT [[
nonet (@debian_version@) unstable; urgency=low

  * What changed stands in the project's CHANGELOG.md.

 -- @CPACK_PACKAGE_CONTACT@  @debian_date@
]])
  set(doc ${CMAKE_INSTALL_DATADIR}/doc/${name})
  install(FILES ${folder}/copyright ${folder}/changelog.Debian DESTINATION ${doc} COMPONENT ${component} EXCLUDE_FROM_ALL)
  install(FILES ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION ${doc} RENAME changelog COMPONENT ${component}
          EXCLUDE_FROM_ALL)
endfunction()

file(READ ${PROJECT_SOURCE_DIR}/LICENSE indented_licence)
string(REGEX REPLACE "^MIT License\n\nCopyright[^\n]*\n\n" "" indented_licence "${indented_licence}")
string(STRIP "${indented_licence}" indented_licence)
string(REPLACE "\n\n" "\n.\n" indented_licence "${indented_licence}")
string(REPLACE "\n" "\n " indented_licence " ${indented_licence}")
# SOURCE_DATE_EPOCH says which day, when it is set.
string(TIMESTAMP debian_date "%a, %d %b %Y %H:%M:%S +0000" UTC)

set(kinds "It proves that a puzzle has one solution, finds out why another is broken,
explains each step as a person would take it, rates puzzles on the scale of
Sudoku Explainer, and makes them to order.")
package(command nonet utils "Sudoku engine: solve, check, explain, rate, generate"
"The command nonet reads puzzles in any usual form, one after the other, and
answers a row for each, on all CPUs.
${kinds}
With nonet-verify, which checks its certificates.")
package(library libnonet-c${nonet_abi} libs "Sudoku engine: the C library"
"The shared library for programs that use the C interface of nonet.
${kinds}")
package(dev libnonet-dev libdevel "Sudoku engine: files for development in C and C++"
"Headers, the static library for C++23, the link to the shared one for C99, and
what CMake and pkg-config want to know.
${kinds}")
package(docs nonet-doc doc "Sudoku engine: the documents"
"What nonet's answers mean, how its engines work, what its JSON says, and
tutorials that take ten lines each, as Markdown.
${kinds}")
set(CPACK_DEBIAN_DOCS_PACKAGE_ARCHITECTURE all)

# What packages of programs linked with the library depend on, and that the linker's cache is renewed.
set(control ${PROJECT_BINARY_DIR}/debian/control)
file(WRITE ${control}/shlibs
     "libnonet-c ${nonet_abi} libnonet-c${nonet_abi} (>= ${PROJECT_VERSION})\n")
file(WRITE ${control}/triggers "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${control}/shlibs ${control}/triggers)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "libnonet-c${nonet_abi} (= ${debian_version})")
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS nonet-doc)
set(CPACK_DEBIAN_COMMAND_PACKAGE_SUGGESTS nonet-doc)
if(TARGET nonet_sql)
  package(sql libsqlite3-mod-nonet database "Sudoku engine: functions for SQLite"
"A module that SQLite loads by the name mod_nonet: functions that solve, count,
rate and compare the puzzles of a database, and tables of puzzles made.
${kinds}")
  set(CPACK_DEBIAN_SQL_PACKAGE_ENHANCES sqlite3)
  # SQLite finds a module by its name alone, beside the libraries.
  set(overrides ${PROJECT_BINARY_DIR}/debian/lintian)
  file(WRITE ${overrides} "libsqlite3-mod-nonet: shared-library-lacks-version\n"
                          "libsqlite3-mod-nonet: package-name-doesnt-match-sonames\n")
  install(FILES ${overrides} DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME libsqlite3-mod-nonet
          COMPONENT sql EXCLUDE_FROM_ALL)
  set(CPACK_DEBIAN_SQL_PACKAGE_CONTROL_EXTRA ${control}/triggers)
endif()

set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_tree.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_control.cmake)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_SOURCE_DIR}/build/packages)
include(CPack)
