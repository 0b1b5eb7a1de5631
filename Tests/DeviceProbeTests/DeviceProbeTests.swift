import DeviceProbe
import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// The cases of the probe, played by the fingers of a stage.
@Suite("The probe for devices")
@MainActor struct DeviceProbeTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples/DeviceProbe/touchstone.log").standardizedFileURL

  @Test("Touchstone's log of all cases is the one in the repository")
  func log() throws {
    let log = ProbeLog()
    for probeCase in ProbeCase.all { play(probeCase, into: log) }
    let text = (["# Touchstone"] + log.lines).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["DEVICE_PROBE_WRITE"] != nil {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(text.split(separator: "\n") == kept.split(separator: "\n"))
  }

  @Test("there is a case for each traced sequence and each open question, and each logs something")
  func coverage() {
    let facts = Set(ProbeCase.all.map { $0.fact })
    let wanted =
      (1...27).map { String(format: "TRC-%02d", $0) }
      + (1...34).map { String(format: "OPN-%02d", $0) }
    #expect(facts == Set(wanted))
    #expect(Set(ProbeCase.all.map { $0.id }).count == ProbeCase.all.count)
    for probeCase in ProbeCase.all {
      let log = ProbeLog()
      play(probeCase, into: log)
      #expect(log.lines.count > 1, "\(probeCase.id)")
      #expect(probeCase.sentence.hasSuffix("."), "\(probeCase.id)")
    }
  }

  @Test("the controller leads from case to case")
  func controller() {
    let stage = Stage(size: CGSize(width: 400, height: 700))
    let controller = ProbeController()
    controller.log.print = { _ in }
    stage.show(controller)
    stage.wait(0.1)
    #expect(controller.log.lines == ["\(ProbeCase.all[0].id) shown"])
    stage.finger(at: CGPoint(x: 250, y: 600)).tap()
    #expect(controller.log.lines.last?.hasPrefix("\(ProbeCase.all[1].id) ") == true)
  }

  @Test("two logs are compared by fact: same, differs and unknown")
  func comparison() throws {
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    // Another console, more moves, another order of TRC-01, and no OPN-34.
    var lines = kept.split(separator: "\n").filter { !$0.hasPrefix("OPN-34") }.flatMap { line in
      line.contains(".moved ") ? [line, line] : [line]
    }
    let first = try #require(lines.firstIndex { $0.hasPrefix("TRC-01 ") })
    lines.swapAt(first, first + 1)
    let other = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: other) }
    try lines.map { "10:00:00 App[1] \($0)\n" }.joined()
      .write(to: other, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL =
      Self.file.deletingLastPathComponent()
      .appending(path: "../../Scripts/probe").standardizedFileURL
    process.arguments = [Self.file.path, other.path]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(text.hasSuffix("\n59 same, 1 differs, 1 unknown\n"))
    #expect(text.contains("TRC-01 differs\n") && text.contains("OPN-34 unknown\n"))
  }

  // MARK: - Fingers

  private func play(_ probeCase: ProbeCase, into log: ProbeLog) {
    let stage = Stage(size: ProbeSetting.size)
    stage.allowsBlocking = true
    let setting = ProbeSetting(probeCase, in: stage.view, log)
    var fingers: [Int: Finger] = [:]
    for step in probeCase.steps { perform(step, on: stage, &fingers) }
    stage.wait(2)
    setting.remove()
  }

  private func perform(_ step: ProbeStep, on stage: Stage, _ fingers: inout [Int: Finger]) {
    switch step {
    case .down(let finger, let x, let y):
      fingers[finger] = stage.finger(at: CGPoint(x: x, y: y)).down()
    case .move(let finger, let dx, let dy, let seconds):
      fingers[finger]?.move(by: dx, dy, in: seconds)
    case .up(let finger): fingers[finger]?.up()
    case .wait(let seconds): stage.wait(seconds)
    case .together(let steps):
      var known = fingers
      stage.together { for step in steps { perform(step, on: stage, &known) } }
      fingers = known
    case .interrupt: stage.interrupt()
    }
  }
}
