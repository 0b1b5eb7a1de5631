import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Coalesced touches")
struct CoalescedTests {
  let stage = Stage()
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 0, y: 50))
    stage.frameRate = 10
  }

  /// What `describe` makes of each message of the finger.
  private func seen(
    _ describe: @escaping (UITouch, UIEvent) -> [String], by script: () -> Void
  ) -> [[String]] {
    var lines: [[String]] = []
    let probe = LoudRecognizer()
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      probe.on(phase) { _, touches, event in
        for touch in touches { lines.append(describe(touch, event)) }
      }
    }
    stage.view.addGestureRecognizer(probe)
    script()
    return lines
  }

  @Test("they are all samples since the last event, oldest first, each with its time [API-V08]")
  func order() {
    let lines = seen { touch, event in
      event.coalescedTouches(for: touch)?.map {
        "\($0.phase) \(place($0.location(in: nil))) \(String(format: "%.3f", $0.timestamp))"
      } ?? []
    } by: {
      finger.down().move(to: CGPoint(x: 40, y: 50), samples: 4).move(to: CGPoint(x: 50, y: 50)).up()
    }
    #expect(
      lines == [
        ["began 0 50 0.000"],
        [
          "moved 10 50 0.025", "moved 20 50 0.050", "moved 30 50 0.075", "moved 40 50 0.100",
        ],
        ["moved 50 50 0.200"], ["ended 50 50 0.200"],
      ])
  }

  @Test("the last one is a copy of the touch, and none is the touch itself [API-V08, API-V10]")
  func copies() {
    let lines = seen { touch, event in
      let copies = event.coalescedTouches(for: touch) ?? []
      let again = event.coalescedTouches(for: touch) ?? []
      let areFresh = zip(copies, again).allSatisfy { $0 !== $1 && $0 !== touch && $1 !== touch }
      guard let last = copies.last else { return ["none"] }
      let isCopy =
        last.location(in: nil) == touch.location(in: nil) && last.phase == touch.phase
        && last.timestamp == touch.timestamp && last.tapCount == touch.tapCount
        && last.view === touch.view && last.window === touch.window && last.type == touch.type
      return ["\(copies.count) fresh \(areFresh) copy \(isCopy)"]
    } by: {
      finger.down().move(to: CGPoint(x: 40, y: 50), samples: 3).up()
    }
    #expect(
      lines == [["1 fresh true copy true"], ["3 fresh true copy true"], ["1 fresh true copy true"]])
  }

  @Test("their previous locations chain among themselves, the touch's to the last event [API-V10]")
  func chain() {
    let lines = seen { touch, event in
      ["touch from \(place(touch.previousLocation(in: nil)))"]
        + (event.coalescedTouches(for: touch) ?? []).map {
          "\(place($0.previousLocation(in: nil))) to \(place($0.location(in: nil)))"
        }
    } by: {
      finger.down().move(to: CGPoint(x: 20, y: 50), samples: 2)
        .move(to: CGPoint(x: 60, y: 50), samples: 2)
    }
    #expect(
      lines == [
        ["touch from 0 50", "0 50 to 0 50"],
        ["touch from 0 50", "0 50 to 10 50", "10 50 to 20 50"],
        ["touch from 20 50", "20 50 to 40 50", "40 50 to 60 50"],
      ])
  }

  @Test("a snapshot stays as it was while the touch goes on [API-V10]")
  func snapshot() {
    var kept: UITouch?
    _ = seen { touch, event in
      if kept == nil { kept = event.coalescedTouches(for: touch)?.last }
      return []
    } by: {
      finger.down().move(to: CGPoint(x: 40, y: 50)).up()
    }
    #expect(kept?.phase == .began)
    #expect(kept?.location(in: nil) == CGPoint(x: 0, y: 50))
  }

  @Test("of a touch that is not in the event there are none: nil [API-V08, API-V09]")
  func stranger() {
    var touches: [UITouch] = []
    let lines = seen { touch, event in
      defer { touches.append(touch) }
      return touches.prefix(1).map {
        "\(event.coalescedTouches(for: $0) == nil) \(event.predictedTouches(for: $0) == nil)"
      }
    } by: {
      finger.down().up()
      stage.finger(at: CGPoint(x: 90, y: 90)).down()
    }
    #expect(lines == [[], ["false false"], ["true true"]])
  }

  @Test("a finger that rests has one, where it is [API-V08]")
  func resting() {
    let other = stage.finger(at: CGPoint(x: 200, y: 200))
    let lines = seen { touch, event in
      (event.allTouches ?? []).filter { $0 !== touch }.map { resting in
        let copies = event.coalescedTouches(for: resting) ?? []
        return copies.map { "\($0.phase) \(place($0.location(in: nil)))" }.joined(separator: ", ")
      }
    } by: {
      finger.down().move(to: CGPoint(x: 40, y: 50), samples: 4)
      other.down()
    }
    #expect(lines == [[], [], ["stationary 40 50"]])
  }

  @Test("of a lift with several samples only the last one lifts [API-V08]")
  func lift() {
    let lines = seen { touch, event in
      (event.coalescedTouches(for: touch) ?? []).map { "\($0.phase)" }
    } by: {
      finger.down()
      stage.wait(0.1)
      stage.input {
        let early = ContactSample(time: Timestamp(seconds: 0.05), location: CGPoint(x: 5, y: 50))
        let late = ContactSample(time: Timestamp(seconds: 0.1), location: CGPoint(x: 9, y: 50))
        $0.contacts.append(Contact(id: 1, phase: .ended, sample: late, earlierSamples: [early]))
      }
    }
    #expect(lines == [["began"], ["moved", "ended"]])
  }

  @Test("a late beginning shows the sample with which the touch began [DEL-41, API-V08]")
  func late() {
    let view = CoalescedView(frame: stage.view.bounds)
    stage.view.addSubview(view)
    let delay = stage.add(LoudRecognizer(), to: view, named: "delay")
    delay.delaysTouchesBegan = true
    delay.on(.moved, become: nil, .failed)
    finger.down().move(to: CGPoint(x: 40, y: 50), samples: 4)
      .move(to: CGPoint(x: 80, y: 50), samples: 4)
    #expect(view.lines == ["began 0 50", "moved 50 50, 60 50, 70 50, 80 50"])
  }

  @Test("a sample with numbers that are none is left out [API-V08]")
  func nonsense() {
    let lines = seen { touch, event in
      (event.coalescedTouches(for: touch) ?? []).map { place($0.location(in: nil)) }
    } by: {
      finger.down()
      stage.input {
        let bad = ContactSample(time: .zero, location: CGPoint(x: CGFloat.nan, y: 0))
        let good = ContactSample(time: .zero, location: CGPoint(x: 9, y: 50))
        $0.contacts.append(Contact(id: 1, phase: .moved, sample: good, earlierSamples: [bad]))
      }
    }
    #expect(lines == [["0 50"], ["9 50"]])
  }
}

/// Writes down the coalesced touches of what it hears.
private final class CoalescedView: UIView {
  private(set) var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let places = (event?.coalescedTouches(for: touch) ?? []).map { place($0.location(in: nil)) }
      lines.append("\(phase) \(places.joined(separator: ", "))")
    }
  }
}
