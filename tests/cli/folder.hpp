#pragma once
// A folder for the files of one test, removed with the object.

#include <filesystem>
#include <fstream>
#include <string>

#include "support/system.hpp"

namespace nonet::cli {

class Folder {
 public:
    Folder() : path_(nonet::testing::make_temporary_folder().string()) {}
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string operator/(const std::string& name) const { return path_ + "/" + name; }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(*this / name) << text;
        return *this / name;
    }
    std::string read(const std::string& name) const {
        std::ifstream file(*this / name);
        return {std::istreambuf_iterator<char>(file), {}};
    }

 private:
    std::string path_;
};

}  // namespace nonet::cli
