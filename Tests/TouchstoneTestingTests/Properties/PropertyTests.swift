import Effort
import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Laws under random fingers.
@Suite struct PropertyTests {
  @Test("what breaks a law is shortened to what matters, and told as code and as a file")
  func shortest() throws {
    let law = Property { stage in
      stage.add(UIPanGestureRecognizer(), named: "pan")
    } holds: { stage in
      stage.log.filter { $0 == "pan began" }.count < 2 ? .met : .failed("it began twice")
    }
    let found = try #require(law.counterexample(seeds: 1...200))
    #expect(found.outcome == .failed("it began twice"))
    #expect(found.script.steps.count == 6)
    let stage = Stage(for: found.recording)
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.play(try Recording(text: found.recording.text()))
    #expect(stage.log.filter { $0 == "pan began" }.count == 2)
    #expect("\(found)".contains("\nlet stage = Stage("))
    #expect("\(found)".contains("\ntouches 1\n"))
    guard case .failed(let words) = law.check(seeds: 1...200) else {
      Issue.record("the law was found to hold")
      return
    }
    #expect(words == "\(found)")
  }

  @Test("laws that hold are met: everybody comes to rest, and nothing impossible is asked")
  func rest() {
    for hands in [HandStyle.steady, .human(seed: 5)] {
      let law = Property(hands: hands) { stage in
        stage.view.isMultipleTouchEnabled = true
        let double = stage.add(UITapGestureRecognizer(taps: 2), named: "double")
        stage.add(UITapGestureRecognizer(), named: "tap").require(toFail: double)
        stage.add(UIPanGestureRecognizer(), named: "pan")
        stage.add(UIPinchGestureRecognizer(), named: "pinch")
        stage.add(UIRotationGestureRecognizer(), named: "rotation")
        stage.add(UILongPressGestureRecognizer(), named: "press")
        stage.add(UISwipeGestureRecognizer(), named: "swipe")
      } holds: { stage in
        let busy = stage.view.gestureRecognizers?.filter { $0.state != .possible } ?? []
        let moving = busy.map { "\($0.name ?? "") is \($0.state)" }
        return stage.expectNoFaults().and(
          moving.isEmpty ? .met : .failed(moving.joined(separator: ", ")))
      }
      #expect(law.check(seeds: 1...UInt64(Effort.rounds(40))) == .met)
    }
  }

  @Test("the shortest script leaves its artifacts, where the law was checked, and no other does")
  func artifacts() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/laws-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let law = Property { stage in
      stage.artifactsFolder = folder
      stage.add(UIPanGestureRecognizer(), named: "pan")
    } holds: { stage in
      stage.expect(log: [])
    }
    let found = try #require(law.counterexample(seeds: 1...20))
    #expect(!FileManager.default.fileExists(atPath: folder))
    let line = #line + 1
    let outcome = law.check(seeds: 1...20)
    #expect("\(outcome)".hasPrefix("\(found)\nleft \(folder)/PropertyTests-\(line)."))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.allSatisfy { $0.hasPrefix("PropertyTests-\(line).") })
    let left = try Recording(reading: "\(folder)/PropertyTests-\(line).touches")
    #expect(left.frames == found.recording.frames)
  }

  @Test("what cannot be played is left out of a script")
  func playable() {
    let script = TouchScript([
      .up(1), .down(1, at: .zero), .down(1, at: .zero), .together([.up(2)]), .interrupt, .up(1),
      .together([.down(1, at: .zero), .down(2, at: .zero)]),
    ])
    #expect(
      script.playable
        == TouchScript([
          .down(1, at: .zero), .interrupt,
          .together([.down(1, at: .zero), .down(2, at: .zero)]), .up(1), .up(2),
        ]))
  }

  @Test("a script that names a finger that never was is a fault")
  func unknown() {
    let stage = Stage()
    stage.onFault = { _ in }
    stage.perform(TouchScript([.up(7)]))
    #expect(stage.faults.map(\.message) == ["finger 7 of the script was never down"])
  }
}
