# Installs everything in its usual place. The installed tree can be moved as a whole. Packages are made of components: command,
# library (the C library, for programs that were linked with it), dev, sql, docs.

include(CMakePackageConfigHelpers)

install(TARGETS nonet EXPORT nonetTargets ARCHIVE COMPONENT dev)
install(TARGETS nonet_c EXPORT nonetTargets ARCHIVE COMPONENT dev RUNTIME COMPONENT library
        LIBRARY COMPONENT library NAMELINK_COMPONENT dev)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/nonet DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev
        FILES_MATCHING PATTERN "*.hpp" PATTERN "*.h")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT licence)
install(CODE "set(source \"${PROJECT_SOURCE_DIR}\")
set(docdir \"${CMAKE_INSTALL_DOCDIR}\")
set(repository \"${PROJECT_HOMEPAGE_URL}/blob/v${PROJECT_VERSION}\")" COMPONENT docs)
install(SCRIPT ${PROJECT_SOURCE_DIR}/cmake/install_docs.cmake COMPONENT docs)

# find_package(nonet): nonet::nonet and nonet::c.  Before 1.0 a new minor version may break its users.
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
install(EXPORT nonetTargets NAMESPACE nonet:: DESTINATION ${package_dir} COMPONENT dev)
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(compatibility SameMinorVersion)
else()
  set(compatibility SameMajorVersion)
endif()
write_basic_package_version_file(${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake COMPATIBILITY ${compatibility})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/nonetConfig.cmake.in
                              ${PROJECT_BINARY_DIR}/nonetConfig.cmake INSTALL_DESTINATION ${package_dir})
install(FILES ${PROJECT_BINARY_DIR}/nonetConfig.cmake ${PROJECT_BINARY_DIR}/nonetConfigVersion.cmake
        DESTINATION ${package_dir} COMPONENT dev)

# pkg-config.  All paths are relative to the .pc file.
set(pc_dir ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH prefix_from_pc ${pc_dir} ${CMAKE_INSTALL_PREFIX})
file(RELATIVE_PATH include_from_pc ${pc_dir} ${CMAKE_INSTALL_FULL_INCLUDEDIR})
foreach(pc IN ITEMS nonet nonet-c)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/${pc}.pc.in ${PROJECT_BINARY_DIR}/${pc}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${pc}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT dev)
endforeach()

# The command and the checker of proofs, with the man page and the completions that it wrote about itself.
if(TARGET nonet_cli)
  set(written ${PROJECT_BINARY_DIR}/cli/share)
  install(TARGETS nonet_cli nonet-verify COMPONENT command)
  install(FILES ${written}/nonet.1 ${PROJECT_SOURCE_DIR}/verify/nonet-verify.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
          COMPONENT command)
  install(FILES ${written}/nonet.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME nonet
          COMPONENT command)
  install(FILES ${written}/_nonet DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT command)
  install(FILES ${written}/nonet.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT command)
endif()

# Beside the libraries, as mod_spatialite: SQLite finds it there by its name.
if(TARGET nonet_sql)
  install(TARGETS nonet_sql DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT sql)
endif()

if(PROJECT_IS_TOP_LEVEL AND CMAKE_SYSTEM_NAME STREQUAL Linux)
  include(cmake/packages.cmake)
endif()
