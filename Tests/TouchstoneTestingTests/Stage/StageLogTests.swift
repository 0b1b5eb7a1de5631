import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The log of a stage") @MainActor
struct StageLogTests {
  private let stage = Stage()
  private let pan: UIPanGestureRecognizer

  init() {
    pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(to: CGPoint(x: 55, y: 50)).up()
  }

  @Test("it is compared with array literals and arrays, by its lines alone")
  func comparing() {
    #expect(stage.log == [])
    stage.log.append("one")
    stage.log += ["two"]
    #expect(stage.log == ["one", "two"])
    let lines = ["one", "two"]
    #expect(stage.log == lines && lines == stage.log)
    #expect(stage.log != ["one"])
    #expect("\(stage.log)" == #"["one", "two"]"#)
    stage.log.removeAll()
    #expect(stage.log.isEmpty)
  }

  @Test("a comparison that fails prints why each recognizer is in its state")
  func failing() {
    let printed = String(describingForTest: stage.log)
    #expect(printed == "[]\n\(stage.why(pan))")
    #expect(printed.contains("panHysteresis 10"))
    stage.log = ["another"]
    #expect(String(describingForTest: stage.log).contains("panHysteresis 10"))
  }

  @Test("a log that a test has made prints its lines alone")
  func madeByTest() {
    #expect(String(describingForTest: ["tap ended"] as StageLog) == #"["tap ended"]"#)
  }

  @Test("a comparison that fails leaves the artifacts, under the name of the test")
  func artifacts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stage-log-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    stage.artifactsFolder = folder
    let printed = String(describingForTest: stage.log)
    #expect(printed.contains("\nleft \(folder)/StageLogTests-"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.contains { $0.hasPrefix("StageLogTests-") && $0.hasSuffix(".touches") })
  }
}
