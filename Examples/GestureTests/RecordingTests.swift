import Testing
import TouchstoneTesting
import UIKit

/// A test is a recording, and a recording is a test.
@MainActor @Suite struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/gesture-tests-\(UUID())"

  @Test("what was played is written to a file, and the file played on another stage")
  func roundTrip() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stage = Stage()
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 100, 0)
    let path = "\(folder)/drag.touches"
    // snippet.roundTrip
    try stage.recording.text().write(toFile: path, atomically: true, encoding: .utf8)

    let recording = try Recording(reading: path)
    let other = Stage(for: recording)
    other.add(UIPanGestureRecognizer(), named: "pan")
    other.play(recording)
    #expect(other.log == stage.log)
    // snippet.end
  }

  @Test("what happened, as code")
  func code() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: CGPoint(x: 50, y: 50)).drag(by: 100, 0)
    #expect(
      stage.code == """
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
        let a = stage.finger(at: CGPoint(x: 50, y: 50))
        a.down().move(to: CGPoint(x: 150, y: 50), in: 0.5).up()

        """)
  }

  @Test("a failure leaves everything that one needs to look into it")
  func artifacts() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stage = Stage()
    stage.artifactsFolder = folder
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    let outcome = stage.expect(pan).began()
    #expect("\(outcome)".contains("\nleft \(folder)/RecordingTests-"))
    let kinds = try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
      name.split(separator: ".").dropFirst().joined(separator: ".")
    }
    #expect(
      kinds.sorted() == [
        "failure.txt", "html", "scene.json", "svg", "swift", "touches", "trace.txt",
      ])
  }

  @Test("a picture of what happened")
  func picture() {
    let stage = Stage()
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.picture.hasPrefix("<svg"))
  }
}
