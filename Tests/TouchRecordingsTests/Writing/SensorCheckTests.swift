import EvdevInput
import Foundation
import GestureCore
import Testing
import TouchRecordings

/// What is told of the sensor that a recording is from.
@Suite struct SensorCheckTests {
  private func verdicts(_ text: String, _ options: RecordingOptions = RecordingOptions()) throws
    -> [String]
  {
    var reader = try RecordingReader(bytes: Array(text.utf8), named: "test", options: options)
    var summary = RecordingSummary(reader.header)
    while let frame = try reader.nextFrame() { summary.take(frame) }
    summary.take(reader.takeComplaints())
    summary.artefacts = reader.artefacts
    return summary.sensor.map { verdict in
      let time = verdict.time.map { String(format: "%.3f ", $0.seconds) } ?? ""
      return "\(verdict.kind) \(time)\(verdict.words)" + (verdict.quirk.map { "; \($0)" } ?? "")
    }
  }

  private static let head = "touches 1\nsize 400x800\n"

  /// A drag with reports at the given times, in milliseconds.
  private func drag(_ times: [Int], radius: Double = 5) -> String {
    let moves = times.enumerated().map { index, time in
      "\(Double(time) / 1000) move 1 \(100 + index),50\n"
    }.joined()
    return Self.head
      + "0 down 1 99,50 radius \(radius)\n\(moves)\(Double(times.last ?? 0) / 1000 + 0.01) up 1\n"
  }

  @Test("a good drag says nothing of its sensor")
  func nothing() throws {
    #expect(try verdicts(drag((1...60).map { $0 * 10 })) == [])
  }

  @Test("few reports, and uneven ones")
  func rate() throws {
    #expect(
      try verdicts(drag((1...60).map { $0 * 40 }))
        == ["rate 25.0 reports a second are few; 60 to 120 are usual"])
    let uneven = (1...60).map { $0 * 10 + ($0 / 10) * 30 }
    #expect(
      try verdicts(drag(uneven))
        == ["rate reports are uneven: every 10.1 ms, but 5 % after 40.1 ms and more"])
  }

  @Test("events that the kernel lost, how often and from which line on")
  func dropped() throws {
    let head =
      "# EVEMU 1.3\nN: P\nA: 2f 0 4 0 0\nA: 35 0 99 0 0 1\nA: 36 0 99 0 0 1\nA: 39 0 9 0 0\n"
    func lost(_ second: Int) -> String {
      "E: \(second).000001 0000 0003 0\nE: \(second).000001 0000 0000 0\n"
    }
    let end = "(SYN_DROPPED): the reader was too slow"
    #expect(
      try verdicts(head + lost(1)) == ["dropped the kernel lost events once, in line 7 \(end)"])
    #expect(
      try verdicts(head + lost(1) + lost(2))
        == ["dropped the kernel lost events 2 times, first in line 7 \(end)"])
  }

  @Test("a contact that never lifts, and contacts that change places")
  func stuckAndSwapped() throws {
    #expect(
      try verdicts(Self.head + "0 down 1 10,20\n1 down 2 200,200\n40 up 2\n") == [
        "stuck 0.000 a finger rests at (10.0, 20.0) for 40.0 s and never lifts"
      ])
    let swap = """
      0 down 1 100,100; down 2 220,100
      0.01 move 1 219,100; move 2 101,100
      0.02 up 1; up 2

      """
    #expect(
      try verdicts(Self.head + swap) == ["swap 0.010 two contacts take each other's places, once"])
  }

  @Test("palms and thumbs by their size")
  func sizes() throws {
    let times = (1...5).map { $0 * 10 }
    #expect(
      try verdicts(drag(times, radius: 100))
        == ["size 0.000 a contact is as large as palms, up to 31.2 mm"])
    #expect(
      try verdicts(drag(times, radius: 55))
        == ["size 0.000 a contact is as large as thumbs, up to 17.1 mm"])
  }

  @Test("ghosts at an edge, and an edge that is never reached")
  func edges() throws {
    let ghosts = (0..<4).map { "\($0).0 down 1 2,\(100 * $0 + 100)\n\($0).005 up 1\n" }.joined()
    #expect(
      try verdicts(Self.head + ghosts)
        == ["edgeGhosts 0.000 4 contacts at the edges are gone within 15.0 ms"])
    let moves = (1...600).map { step in
      let share = 0.5 - 0.5 * cos(Double(step) / 600 * 12 * .pi)
      return "\(Double(step) / 100) move 1 \(60 + 338 * share),\(2 + 796 * Double(step) / 600)\n"
    }.joined()
    #expect(
      try verdicts(Self.head + "0 down 1 60,2\n" + moves + "6.01 up 1\n")
        == ["deadEdge nothing is nearer than 9.3 mm to the left edge, which may be deaf"])
  }

  @Test("a touchpad's palms and pressure come with libinput's quirks")
  func quirks() throws {
    var text = """
      # EVEMU 1.3
      N: Pad
      I: 0011 0002 0007 0001
      P: 05 00 00 00 00 00 00 00
      B: 01 00 00 00 00 00 00 00 00
      A: 2f 0 4 0 0
      A: 30 0 1000 0 0 10
      A: 35 0 1000 0 0 10
      A: 36 0 600 0 0 10
      A: 39 0 65535 0 0
      A: 3a 0 1000 0 0
      E: 0.000001 0003 0039 7
      E: 0.000001 0003 0035 500
      E: 0.000001 0003 0036 300
      E: 0.000001 0003 0030 300
      E: 0.000001 0003 003a 990
      E: 0.000001 0000 0000 0

      """
    for step in 1...60 {
      let time = String(format: "%.6f", Double(step) / 100)
      text += "E: \(time) 0003 0035 \(500 + step)\nE: \(time) 0000 0000 0\n"
    }
    text += "E: 0.700000 0003 0039 -1\nE: 0.700000 0000 0000 0\n"
    #expect(
      try verdicts(text) == [
        "size 0.000 a contact is as large as palms, up to 30.0 mm; AttrPalmSizeThreshold=250",
        "pressure fingers press with 99 to 99 % of the range, 99 % in the middle; AttrPressureRange=495:396",
      ])
  }

  @Test("a pad's artefacts with the time and number of each")
  func artefacts() throws {
    let head = """
      # EVEMU 1.3
      N: Pad
      P: 05 00 00 00 00 00 00 00
      A: 2f 0 4 0 0
      A: 35 0 1000 0 0 10
      A: 36 0 1000 0 0 10
      A: 39 0 65535 0 0

      """
    var text = head
    /// `X Y …` for slot 0, or raw words `type.code.value`.
    func report(_ milliseconds: Int, _ events: String) {
      let time = String(format: "%.6f", Double(milliseconds) / 1000)
      for event in events.split(separator: " ") {
        let words = event.split(separator: ".")
        text += "E: \(time) \(words[0]) \(words[1]) \(words[2])\n"
      }
      text += "E: \(time) 0000 0000 0\n"
    }
    let (slot, id, x, y, button) = (
      "0003.002f.", "0003.0039.", "0003.0035.", "0003.0036.", "0001.0110."
    )
    for (touch, start) in [0, 1000].enumerated() {
      report(start + 1, "\(slot)0 \(id)\(touch * 2 + 1) \(x)200 \(y)500")
      for step in 1...4 { report(start + 1 + step * 10, "\(x)\(200 + step)") }
      report(start + 51, "\(x)700")
      report(start + 61, "\(x)701")
      report(start + 71, "\(button)1")
      report(start + 81, "\(button)0")
      report(start + 91, "\(slot)1 \(id)\(touch * 2 + 2) \(x)760 \(y)500")
      report(start + 101, "\(id)-1 \(slot)0 \(id)-1")
    }
    #expect(
      try verdicts(text) == [
        "leap 0.050 a contact leaps by 30 mm or more, 2 times, also at 1.050 s",
        "split 0.090 a finger is reported as two contacts, 2 times, also at 1.090 s",
        "press 0.070 the pad is pressed, 2 times, also at 1.070 s",
      ])
  }

  /// A page's log of pointers, which has no size but is in points: rows of a time in milliseconds, an event, an ID, x and y.
  private func log(_ rows: [(Int, String, Int, Int, Int)]) -> String {
    rows.map { time, event, id, x, y in
      """
      {"type":"pointer\(event)","pointerId":\(id),"pointerType":"touch","timeStamp":\(time),"clientX":\(x),"clientY":\(y)}

      """
    }.joined()
  }

  @Test("leaps and merged contacts are left out in logs with a known scale")
  func logs() throws {
    let text = log([
      (0, "down", 1, 50, 50), (0, "down", 2, 150, 50), (10, "move", 1, 51, 50),
      (10, "move", 2, 151, 50), (20, "move", 1, 52, 50), (20, "move", 2, 151, 50),
      (30, "move", 1, 100, 50), (30, "up", 2, 151, 50), (40, "move", 1, 101, 50),
      (50, "move", 1, 101, 350), (60, "move", 1, 101, 351), (70, "up", 1, 101, 351),
    ])
    #expect(
      try verdicts(text) == [
        "leap 0.050 a contact leaps by 30 mm or more, once",
        "merge 0.030 two contacts merge or part, once",
      ])
    let frames = try Recording(text: text).frames
    #expect(frames.last?.contacts.first?.sample.location == CGPoint(x: 53, y: 51))
  }

  @Test("scripts, and frames as they were delivered, are read as they are")
  func unfiltered() throws {
    let ys = [50, 51, 52, 53, 900, 900, 900]
    let script = ys.enumerated().map { index, y in
      "DispatchPointer(0,\(index * 10),\(index == 0 ? 0 : 2),50,\(y),0,0,0,0,0,0,0)\n"
    }
    let size = RecordingOptions(physicalSize: PhysicalSize(width: 70, height: 140))
    #expect(try verdicts("start data >>\n" + script.joined(), size) == [])
    let touches = ys.enumerated().map { index, y in
      "\(Double(index) / 100) \(index == 0 ? "down" : "move") 1 50,\(y)\n"
    }
    #expect(try verdicts(Self.head + touches.joined()) == [])
  }

  @Test("with more than five artefacts of a kind, the number counts all")
  func many() throws {
    var rows: [(Int, String, Int, Int, Int)] = []
    for start in (0..<7).map({ $0 * 1000 }) {
      rows.append((start, "down", 1, 50, 50))
      for step in 1...4 { rows.append((start + step * 10, "move", 1, 50 + step, 50)) }
      rows.append((start + 50, "move", 1, 350, 50))
      rows.append((start + 60, "move", 1, 350, 51))
      rows.append((start + 70, "up", 1, 350, 51))
    }
    #expect(
      try verdicts(log(rows)) == [
        "leap 0.050 a contact leaps by 30 mm or more, 7 times, also at 1.050, 2.050, 3.050, 4.050 s and later"
      ])
  }
}
