import Foundation
import Testing
import Waiting

@Suite struct StrokesTests {
  private let folder: Folder

  init() throws {
    folder = try Folder([
      "check.touches": """
      touches 1
      size 400x800

      0 down 1 10,50
      0.1 move 1 30,80.25
      0.2 up 1
      0.9 down 1 60,60
      1.0 up 1
      """,
      "plus.touches": """
      touches 1
      size 400x800

      0 down 1 10,50
      0.1 move 1 90,50
      0.2 up 1
      0.5 down 1 50,10
      0.6 move 1 50,90
      0.7 up 1
      """,
      "tap.touches": "touches 1\nsize 400x800\n\n0 down 1 10,50\n0.1 up 1\n",
    ])
  }

  private func strokes(_ arguments: String...) -> Run { Run(arguments: ["strokes"] + arguments) }

  @Test("what is wrong with the end of a recording is reported")
  func ending() throws {
    try folder.write(
      Data("touches 1\nsize 400x800\n0 down 1 10,50\n0.1 move 1 90,50\n".utf8), to: "open.touches")
    #expect(strokes(folder["open.touches"]).errors.contains(" down, cancelled at the last time"))
  }

  #if os(Linux)
    @Test("what is wrong with a line is reported while standard input is still open")
    func open() throws {
      let command = try Process.command(["strokes", "-"])
      let (input, errors) = (Pipe(), Pipe())
      command.standardInput = input
      command.standardOutput = FileHandle.nullDevice
      command.standardError = errors
      try command.run()
      // The first 16 KB determine the format.
      let moves = (1...2000).map { "0.\(10_000 + $0) move 1 \(10 + $0 % 90),50\n" }.joined()
      let text = "touches 1\nsize 400x800\n0 down 1 10,50\n0.1 move nowhere\n" + moves
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      let isReported = Waiting.isReadable(errors.fileHandleForReading.fileDescriptor)
      try input.fileHandleForWriting.close()
      let report = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      command.waitUntilExit()
      #expect(isReported && report.hasPrefix("-:4: "), "\(report)")
    }
  #endif

  @Test("each drawing is a template called after its file; taps are none")
  func code() {
    let run = strokes(folder["check.touches"], folder["plus.touches"])
    #expect(
      run.output == """
        import Foundation
        import TouchstoneGestures

        let `shapes`: [StrokeTemplate] = [
          StrokeTemplate(
            "check",
            StrokeDrawing(coordinates: [
              10, 50, 30, 80.3,
            ])),
          StrokeTemplate(
            "plus",
            StrokeDrawing(
              coordinates: [
                10, 50, 90, 50,
              ],
              [
                50, 10, 50, 90,
              ])),
        ]

        """)
    #expect(run.errors == "" && run.code == 0)
  }

  @Test("a name of one's own; a shorter pause makes two drawings of two strokes")
  func options() {
    let run = strokes("--name", "say \"x\"", "--pause", "0.2", folder["plus.touches"])
    #expect(run.output.components(separatedBy: "\"say \\\"x\\\"\"").count == 3)
    #expect(strokes("--pause", "soon", folder["plus.touches"]).code == 2)
  }

  @Test("where nothing is drawn it says so")
  func nothing() {
    let path = folder["tap.touches"]
    let run = strokes(path)
    #expect(run.output == "" && run.errors == "\(path): nothing is drawn\n" && run.code == 1)
    #expect(strokes().code == 2)
  }
}
