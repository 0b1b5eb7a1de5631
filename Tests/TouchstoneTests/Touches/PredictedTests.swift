import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Predicted touches")
struct PredictedTests {
  let stage = Stage()
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 0, y: 50))
    stage.frameRate = 100
  }

  /// The predictions of each event, written as `describe` says.
  private func predictions(
    _ describe: @escaping (UITouch) -> String, by script: () -> Void
  ) -> [[String]] {
    var lines: [[String]] = []
    let probe = LoudRecognizer()
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      probe.on(phase) { _, touches, event in
        for touch in touches {
          lines.append((event.predictedTouches(for: touch) ?? []).map(describe))
        }
      }
    }
    stage.view.addGestureRecognizer(probe)
    script()
    return lines
  }

  private func place(of touch: UITouch) -> String {
    String(format: "%.2f", touch.location(in: nil).x)
      + String(format: " at %.3f", touch.timestamp)
  }

  @Test("a steady finger is predicted on its way, and each event predicts anew [API-V09]")
  func steady() {
    let lines = predictions(place(of:)) {
      finger.down().move(by: 10, 0).move(by: 10, 0).up()
    }
    #expect(
      lines == [
        [], ["20.00 at 0.020", "30.00 at 0.030", "40.00 at 0.040"],
        ["30.00 at 0.030", "40.00 at 0.040", "50.00 at 0.050"], [],
      ])
  }

  @Test("their location is an estimate that no update will correct [API-V09, API-E03]")
  func estimates() {
    let pencil = stage.pencil(at: CGPoint(x: 0, y: 50), force: 0.5)
    pencil.sensor.estimatedProperties = .force
    pencil.sensor.estimatedPropertiesExpectingUpdates = .force
    let lines = predictions { touch in
      "\(touch.phase) \(touch.force) estimated \(touch.estimatedProperties.rawValue) "
        + "expecting \(touch.estimatedPropertiesExpectingUpdates.rawValue) "
        + "index \(touch.estimationUpdateIndex?.stringValue ?? "none")"
    } by: {
      pencil.down().move(by: 10, 0)
    }
    let line = "moved 0.5 estimated 9 expecting 0 index none"
    #expect(lines == [[], [line, line, line]])
  }

  @Test("their previous locations chain, from the touch on [API-V10]")
  func chain() {
    let lines = predictions { touch in
      String(
        format: "%.0f to %.0f", touch.previousLocation(in: nil).x, touch.location(in: nil).x)
    } by: {
      finger.down().move(by: 10, 0)
    }
    #expect(lines == [[], ["10 to 20", "20 to 30", "30 to 40"]])
  }

  @Test("coalesced samples count as readings of their own [API-V09]")
  func coalesced() {
    let lines = predictions(place(of:)) {
      finger.down().move(to: CGPoint(x: 40, y: 50), samples: 4)
    }
    #expect(lines == [[], ["50.00 at 0.013", "60.00 at 0.015", "70.00 at 0.018"]])
  }

  @Test("a finger that rests is going nowhere [API-V09]")
  func resting() {
    var lines: [Int] = []
    let other = stage.finger(at: CGPoint(x: 200, y: 200))
    stage.view.addGestureRecognizer(
      LoudRecognizer().on(.began) { _, touches, event in
        for touch in event.allTouches ?? [] where !touches.contains(touch) {
          lines.append(event.predictedTouches(for: touch)?.count ?? -1)
        }
      })
    finger.down().move(by: 10, 0)
    other.down()
    #expect(lines == [0])
  }
}
