vcpkg_download_distfile(archive
    URLS "https://github.com/nonet-sudoku/nonet/releases/download/v${VERSION}/nonet-${VERSION}.tar.gz"
    FILENAME "nonet-${VERSION}.tar.gz"
    SHA512 @SHA512@)
vcpkg_extract_source_archive(source ARCHIVE "${archive}")
vcpkg_cmake_configure(SOURCE_PATH "${source}" OPTIONS -DNONET_BUILD_CLI=OFF -DNONET_FAST_BUILD=ON)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/nonet)
vcpkg_fixup_pkgconfig()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share" "${CURRENT_PACKAGES_DIR}/share/doc")
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")
