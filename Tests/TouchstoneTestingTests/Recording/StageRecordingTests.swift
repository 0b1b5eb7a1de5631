import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Tests as recordings, recordings as tests.
@Suite struct StageRecordingTests {
  private func dress(_ stage: Stage) -> Stage {
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    stage.add(UIPinchGestureRecognizer(), to: view, named: "pinch")
    stage.add(UIHoverGestureRecognizer(), to: view, named: "hover")
    return stage
  }

  private func act(on stage: Stage) {
    let place = CGPoint(x: 100, y: 100)
    stage.finger(at: place).tap().hold(0.2).drag(by: 60, 30)
    stage.hand(at: CGPoint(x: 200, y: 300)).down(apart: 0.02).pinch(to: 2).up()
    stage.finger(at: place, style: .human(seed: 4)).tap()
    stage.hold(.shift)
    stage.pencil(at: place, force: 0.5, altitude: 1).drag(by: 30, 0, in: 0.1)
    stage.pointer(at: place).enter().move(to: CGPoint(x: 120, y: 90)).click().scroll(by: 0, 20)
      .transform(scale: 2).leave()
    stage.press(.select)
    stage.key("A", .keyboardA, modifiers: .shift).tap()
    stage.finger(at: place).down()
    stage.interrupt()
    stage.wait(1)
  }

  @Test("any test, written to a file and read again, plays the same on another stage")
  func roundTrip() throws {
    let stage = dress(Stage(size: CGSize(width: 400, height: 500)))
    act(on: stage)
    let copy = try Recording(text: stage.recording.text())
    #expect(copy.complaints == [])
    #expect(copy.frames == stage.recording.frames)
    let replayed = dress(Stage(for: copy))
    replayed.play(copy)
    #expect(replayed.expect(log: stage.log) == .met)
    #expect(replayed.now == stage.now)
    #expect(stage.log.count > 40)
  }

  @Test("a recording can be played later, and twice, with fingers of its own")
  func later() {
    let tapped = Stage()
    tapped.finger(at: CGPoint(x: 50, y: 50)).tap()
    let stage = dress(Stage())
    stage.wait(1)
    stage.play(tapped.recording)
    stage.play(tapped.recording)
    #expect(
      stage.log == [
        "view.began a", "view.cancelled a", "tap ended", "view.began b", "view.cancelled b",
        "tap ended",
      ])
    #expect(abs(stage.now - 1.1) < 1e-9)
  }

  @Test("a failure leaves its recording, scene, code, trace and page where it is told to")
  func artifacts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "artifacts-\(ProcessInfo.processInfo.processIdentifier)"
    ).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stage = Stage()
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.artifactsFolder = folder
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    let line = #line + 1
    let outcome = stage.expect(pan).began()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let kinds = ["failure.txt", "html", "scene.json", "swift", "touches", "trace.txt"]
    #expect(
      names.filter { !$0.hasSuffix("svg") } == kinds.map { "StageRecordingTests-\(line).\($0)" })
    #expect("\(outcome)".contains("\nleft \(folder)/StageRecordingTests-\(line)."))
    let again = try Recording(reading: "\(folder)/StageRecordingTests-\(line).touches")
    #expect(again.frames == stage.recording.frames)
    stage.artifactsFolder = nil
    #expect(stage.expect(pan).began() != outcome)
  }
}
