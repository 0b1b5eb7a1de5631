import Foundation
import Testing

@Suite struct ConvertTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "tap.touches": "touches 1\ndevice Phone\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n",
      "pen.touches": """
      touches 1
      size 400x800
      0 down 1 100,200 kind pencil altitude 1
      0.05 interrupt

      """,
      "faulty.touches": "touches 1\nsize 400x800\n0 down 1 100,200\n0.02 up 2\n0.05 up 1\n",
      "empty": "",
    ])
  }

  private func convert(_ arguments: String...) -> Run {
    Run(arguments: ["convert"] + arguments)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder[name], encoding: .utf8)
  }

  @Test("there and back by the files' endings, with the same story", arguments: ["evemu", "yml"])
  func back(ending: String) throws {
    let copy = "copy.\(ending)"
    let run = convert(folder["tap.touches"], folder[copy])
    let format = ending == "yml" ? "libinput" : "evemu"
    #expect(run.code == 0)
    #expect(
      run.errors == "\(folder["tap.touches"]): \(format) cannot hold all of it: places are rounded"
        + " to 1/16256 of a point\n")
    #expect(convert(folder[copy], folder["back.touches"]).code == 0)
    #expect(
      Run("explain", "--quiet", folder["back.touches"]).output
        == Run("explain", "--quiet", folder["tap.touches"]).output)
    #expect(Run("explain", folder[copy]).errors == "")
  }

  @Test("Touchstone's own format to itself is the same file")
  func own() throws {
    #expect(convert(folder["pen.touches"], folder["copy.touches"]).errors == "")
    #expect(convert(folder["copy.touches"], folder["again.touches"]).errors == "")
    #expect(try text("copy.touches") == text("again.touches"))
    #expect(
      try text("copy.touches") == """
        touches 1
        size 400x800
        0.000 down 1 100,200 altitude 1 kind pencil
        0.050 interrupt

        """)
  }

  @Test("what is lost is told, what was wrong too")
  func losses() {
    let run = convert("--to", "evemu", folder["pen.touches"], "-")
    let name = folder["pen.touches"]
    #expect(
      run.errors == """
        \(name): evemu cannot hold all of it: angles of pencils are left out
        \(name): evemu cannot hold all of it: interruptions become cancelled touches
        \(name): evemu cannot hold all of it: places are rounded to 1/16256 of a point

        """)
    #expect(run.output.hasPrefix("# EVEMU 1.3\nN: Touchstone recording\n"))
    #expect(
      convert("--to", "touches", folder["faulty.touches"], "-").errors
        == "\(folder["faulty.touches"]):4: finger 2 is not down; left out\n")
  }

  @Test("a recording that cannot be read leaves no file behind")
  func unreadable() {
    let run = convert(folder["empty"], folder["copy.evemu"])
    #expect(run.code == 1)
    #expect(run.errors == "\(folder["empty"]) is empty; record again; nothing was written to it\n")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files?.filter { $0.hasPrefix("copy") } == [])
    #expect(
      convert(folder["tap.touches"], folder["no/where.evemu"]).errors
        == "\(folder["no/where.evemu"]): cannot be written: "
        + "No such file or directory; is the folder there?\n")
  }

  @Test("wrong usage")
  func usage() {
    #expect(convert("a").code == 2)
    #expect(
      convert("a", "b.txt").errors.hasPrefix(
        "touchstone convert: the name “b.txt” has no format; say --to touches, --to evemu,"
          + " --to libinput, --to webdriver, --to playwright, --to cypress\n"))
    #expect(
      convert("--to", "evtest", "a", "b").errors.hasPrefix(
        "touchstone convert: --to “evtest” cannot be written; "))
  }
}
