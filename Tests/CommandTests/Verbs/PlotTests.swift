import Foundation
import Testing

@Suite struct PlotTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "tap.touches": "touches 1\ndevice Phone\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n",
      "faulty.touches": "touches 1\nsize 400x800\n0 down 1 100,200\n0.02 up 2\n0.05 up 1\n",
      "one.scene.json": #"{"view": {"recognizers": [{"type": "tap", "name": "ok"}]}}"#,
      "bad.scene.json": #"{"view": {"recognisers": []}}"#,
      "empty": "",
    ])
  }

  private func plot(_ arguments: String...) -> Run { Run(arguments: ["plot"] + arguments) }

  @Test("the picture goes into a file, or to standard output")
  func targets() throws {
    let recording = folder["tap.touches"]
    let scene = folder["one.scene.json"]
    let shown = plot(recording, "--scene", scene, "-o", "-")
    #expect(shown.code == 0)
    #expect(shown.errors == "")
    #expect(shown.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(shown.output.hasSuffix("</svg>\n"))
    #expect(!shown.output.contains("assumed"))
    for words in ["tap.touches", "touches · Phone · 400 × 800 points", "0.050 s, 1 finger"] {
      #expect(shown.output.contains(words), "\(words)")
    }
    let written = plot("-o", folder["tap.svg"], "--scene", scene, recording)
    #expect(written == Run(expecting: 0))
    #expect(try String(contentsOfFile: folder["tap.svg"], encoding: .utf8) == shown.output)
  }

  @Test("a size that nothing tells is said to be assumed, in the picture and once beside it")
  func assumed() throws {
    let folder = try Folder(["tap.touches": "touches 1\n0 down 1 100,200\n0.05 up 1\n"])
    let run = plot(folder["tap.touches"], "-o", "-")
    #expect(run.output.contains("390 × 844 points, a size that is assumed"))
    #expect(run.errors.components(separatedBy: "assumed").count == 2)
  }

  @Test("a file that ends with .html is a page with the whys of all recognizers")
  func page() throws {
    let run = plot(
      "-o", folder["tap.html"], "--scene", folder["one.scene.json"], folder["tap.touches"])
    let page = try String(contentsOfFile: folder["tap.html"], encoding: .utf8)
    #expect(run == Run(expecting: 0))
    #expect(page.hasPrefix("<!doctype html>") && page.contains("<summary>ok: ended at 0.050"))
  }

  @Test("faults are told while the good in a file is drawn; --strict stops at them")
  func faults() {
    let path = folder["faulty.touches"]
    let run = plot(path, "-o", "-")
    #expect(run.code == 0)
    #expect(run.errors == "\(path):4: finger 2 is not down; left out\n")
    #expect(run.output.contains("0.400 s, 1 finger"))
    let strict = plot(path, "--strict", "-o", folder["strict.svg"])
    #expect(strict == Run(expecting: 1, errors: run.errors))
    #expect(!FileManager.default.fileExists(atPath: folder["strict.svg"]))
  }

  @Test("what cannot be read or written is told, with its path")
  func unreadable() {
    let empty = plot(folder["empty"], "-o", "-")
    #expect(empty.code == 1)
    #expect(empty.errors.hasPrefix("\(folder["empty"]) is empty"))
    let scene = folder["bad.scene.json"]
    #expect(
      plot(folder["tap.touches"], "--scene", scene, "-o", "-")
        == Run(
          expecting: 1,
          errors: "touchstone plot: \(scene):1:26: $.view.recognisers: unknown here; "
            + "did you mean “recognizers”?\n"))
    let target = folder["nowhere/tap.svg"]
    #expect(
      plot(folder["tap.touches"], "-o", target)
        == Run(
          expecting: 1,
          errors: "touchstone plot: \(target): cannot be written: No such file or directory; "
            + "is the folder there?\n"))
  }

  @Test("--from and --to choose a stretch of time")
  func stretch() {
    let run = plot(folder["tap.touches"], "--from", "0.1", "--to", "9", "-o", "-")
    #expect(run.code == 0)
    #expect(run.output.contains("0 touches of 0 fingers"))
    #expect(run.output.contains("0.400 s, 1 finger"))
  }

  @Test(
    "wrong usage is told, with the way to help",
    arguments: [
      (["-o", "-"], "no recording is named; - stands for standard input"),
      (["x", "y", "-o", "-"], "a picture shows one recording; 2 are named"),
      (["-", "--scene", "-", "-o", "-"], "standard input can be read once only"),
      (["x"], "nothing says where the picture goes: -o FILE, or -o - to see its text"),
      (["x", "-o"], "-o needs a value: -o FILE"),
      (
        ["x", "-o", "-", "--page", "10x10"],
        "--page takes a size such as 1000 or 1000x1400, from 480 on, not “10x10”"
      ),
      (["x", "-o", "-", "--from", "-1"], "--from takes seconds such as 1.5, not “-1”"),
      (["x", "-o", "-", "--from", "2", "--to", "1"], "--from is not before --to"),
      (["x", "-o", "-", "--size", "3"], "--size takes a size such as 150x94mm, not “3”"),
      (
        ["x", "-o", "-", "--interval", "16"],
        "--interval “16” would be seconds; write 16ms for milliseconds"
      ),
    ])
  func usage(arguments: [String], message: String) {
    #expect(
      Run(arguments: ["plot"] + arguments)
        == Run(
          expecting: 2,
          errors: "touchstone plot: \(message)\ntouchstone plot --help lists its options\n"))
  }

  @Test("help lists the options")
  func help() {
    let help = plot("--help")
    #expect(help.code == 0)
    #expect(help.output.hasPrefix("usage: touchstone plot [OPTIONS] FILE\n"))
    for option in [
      "-o FILE", "--scene FILE", "--page WxH", "--from SECONDS", "--to SECONDS", "--pressure",
      "--format NAME", "--device FILE", "--size WxHmm", "--points-per-inch N", "--strict",
    ] {
      #expect(help.output.contains("\n  \(option) "), "\(option)")
    }
  }

  @Test("the picture in the documentation is the one that the command draws")
  func documented() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let examples = root.appending(path: "Examples")
    let run = plot(
      "--scene", examples.appending(path: "photo.scene.json").path,
      examples.appending(path: "pinch-beats-pan.touches").path, "-o", "-")
    let picture = root.appending(path: "docs/pictures/pinch-beats-pan.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == run.output)
  }
}

extension Run {
  /// What a run without output should be.
  fileprivate init(expecting code: Int32, errors: String = "") {
    self.init("--version")
    (self.code, self.output, self.errors) = (code, "", errors)
  }
}
