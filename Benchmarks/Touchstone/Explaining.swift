import Foundation
import TouchRecordings
import TouchStories
import Touchstone

/// W6: a recording of a touchscreen, from its bytes to its story in the usual scene. Its drags are
/// those of `Scripts/speed`: one finger, 400 reports of 8 ms each. A repetition is one drag; its
/// samples are evdev events.
struct W6: Workload {
  static let name = "W6"
  static let repetitions = 1_000

  private let repetitions: Int
  private var bytes: [UInt8] = []
  private var events = 0

  init(_ repetitions: Int) {
    self.repetitions = repetitions
    write(repetitions)
  }

  mutating func run() -> Tally {
    var tally = Tally(samples: events, expected: repetitions)
    do throws(RecordingError) {
      var reader = try RecordingReader(bytes: bytes, named: "W6")
      let tale = Tale()
      let player = Player(.usual, size: reader.header.sceneSize) { tale.hear($0) }
      while let frame = try reader.nextFrame() {
        player.play(frame)
        tally.frames += 1
      }
      player.finish()
      tally.actions = tale.gestures
      tally.sum = tale.sum
    } catch {
      print(error)
    }
    return tally
  }

  private mutating func write(_ drags: Int) {
    var text = Self.head
    events = 0
    var time = 0
    func event(_ type: Int, _ code: Int, _ value: Int) {
      text += "E: \(time / 1_000_000).\(String(format: "%06d", time % 1_000_000)) "
      text += "\(String(format: "%04x %04x", type, code)) \(value)\n"
      events += 1
    }
    for drag in 0..<drags {
      event(3, 0x2f, 0)
      event(3, 0x39, drag % 65_535)
      for step in 0..<400 {
        event(3, 0x2f, 0)
        event(3, 0x35, Int(1000 + 800 * sin(Double(step) / 40)))
        event(3, 0x36, 1200 + step)
        event(0, 0, 0)
        time += 8_000
      }
      event(3, 0x39, -1)
      event(0, 0, 0)
      time += 500_000
    }
    bytes = Array(text.utf8)
  }

  private final class Tale {
    var gestures = 0
    var sum = 0.0

    func hear(_ entry: StoryEntry) {
      guard case .gesture(let gesture) = entry else { return }
      gestures += 1
      sum += gesture.location.x
    }
  }

  private static let head = """
    # EVEMU 1.3
    N: Synthetic touchscreen
    I: 0003 0001 0001 0100
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0 0
    A: 35 0 4000 0 0 40
    A: 36 0 2500 0 0 40
    A: 39 0 65535 0 0 0

    """
}
