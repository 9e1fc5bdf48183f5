class Nonet < Formula
  desc "Sudoku engine: solve, check, explain, rate, generate"
  homepage "https://github.com/nonet-sudoku/nonet"
  url "https://github.com/nonet-sudoku/nonet/releases/download/v@VERSION@/nonet-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "cmake" => :build
  depends_on "fmt" => :build # headers only
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "zstd"

  uses_from_macos "zlib"

  def install
    system "cmake", "-S", ".", "-B", "build", "-DNONET_FAST_BUILD=ON", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    assert_equal solution, pipe_output("#{bin}/nonet solve", puzzle, 0).strip
  end
end
