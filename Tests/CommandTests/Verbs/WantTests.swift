import Foundation
import Testing

@Suite struct WantTests {
  private let folder: Folder

  init() throws {
    let head = "touches 1\nsize 400x800\n"
    let pair = "0 down 1 100,100\n0.05 up 1\n0.45 down 1 100,100\n0.5 up 1\n"
    folder = try Folder([
      "pair.touches": head + pair,
      "tap.touches": head + "0 down 1 100,200\n0.05 up 1\n",
      "prose.txt": "no recording\n",
    ])
    try FileManager.default.createDirectory(
      atPath: folder["others"], withIntermediateDirectories: true)
    try folder.write(Data((head + pair).utf8), to: "others/pair.touches")
    try folder.write(Data((head + "0 down 1 9,9\n0.05 up 1\n").utf8), to: "others/tap.touches")
    try folder.write(Data("no recording\n".utf8), to: "others/prose.txt")
  }

  private func explain(_ arguments: String...) -> Run {
    Run(arguments: ["explain"] + arguments)
  }

  @Test("--want tells changes, and --against whom else they change")
  func want() {
    let run = explain(
      "--want", "doubleTap", "--against", folder["others"], folder["pair.touches"])
    #expect(
      run.output == """
        \(folder["pair.touches"]): touches, 400 x 800 points
        doubleTap is not recognized; with any one of these it would be
          property  doubleTap.numberOfTapsRequired = 1 instead of 2; changes 2 of 2 others: \
        pair.touches, tap.touches
          tuning    tapInterval = 0.41 instead of 0.35 (fixed in UIKit); changes 1 of 2 others: \
        pair.touches
          fingers   pause for 0.35 s between the touches instead of 0.4 s
          fingers   move 1.2 times as fast

        """)
    #expect(run.code == 0)
  }

  @Test(
    "options that are for stories are refused",
    arguments: [["--flat"], ["--csv"], ["--jobs", "2"], ["--time-limit", "1"]])
  func refusals(words: [String]) {
    let run = Run(arguments: ["explain", "--want", "tap"] + words + [folder["tap.touches"]])
    #expect(run.code == 2 && run.errors.contains("--want asks about files that are named"))
  }

  @Test("the answer as JSON, and of what is told already")
  func json() {
    let run = explain("--json", "--quiet", "--want", "tap", folder["tap.touches"])
    #expect(run.output == "{\"type\":\"wanted\",\"recognizer\":\"tap\",\"recognized\":0.4}\n")
    let none = explain("--json", "--quiet", "--want", "doubleTap", folder["pair.touches"])
    #expect(
      none.output.contains("\"kind\":\"tuning\",\"change\":\"tapInterval = 0.41 instead of 0.35\""))
  }

  @Test("wrong questions are usage, and a folder that is none is told")
  func wrong() {
    #expect(explain("--against", "x", folder["tap.touches"]).code == 2)
    #expect(explain("--want", "tap", "--why", "tap", folder["tap.touches"]).code == 2)
    #expect(explain("--want", "shake", folder["tap.touches"]).code == 2)
    let run = explain(
      "--want", "doubleTap", "--against", folder["nowhere"], folder["pair.touches"])
    #expect(run.code == 1)
    #expect(run.errors.contains("is not a folder that can be read"))
  }
}
