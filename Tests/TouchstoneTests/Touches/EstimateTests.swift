import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Better values for what was an estimate")
struct EstimateTests {
  let stage = Stage()
  let pencil: Finger

  init() {
    pencil = stage.pencil(at: CGPoint(x: 50, y: 50), force: 0.25)
    pencil.sensor.estimatedProperties = [.force, .azimuth, .altitude]
    pencil.sensor.estimatedPropertiesExpectingUpdates = [.force, .azimuth]
  }

  /// A recognizer that writes what it learns of each reading.
  private func listener(named name: String, to view: UIView? = nil) -> EstimateListener {
    stage.add(EstimateListener(), to: view, named: name)
  }

  @Test("a reading says what is an estimate and what will be updated [API-T16, API-T17, API-T18]")
  func announces() {
    var seen: [String] = []
    let probe = LoudRecognizer().on(.began) { _, touches, _ in
      for touch in touches {
        seen.append(
          "\(touch.estimationUpdateIndex ?? -1) \(touch.estimatedProperties.rawValue) "
            + "\(touch.estimatedPropertiesExpectingUpdates.rawValue)")
      }
    }
    stage.view.addGestureRecognizer(probe)
    pencil.down().up()
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(seen == ["1 7 3", "-1 0 0"])
  }

  @Test("recognizers hear of an update first, then the view [API-R04, API-G28]")
  func order() {
    let view = stage.addLoudView(named: "view")
    stage.add(LoudRecognizer(stage: stage), to: view, named: "probe")
    pencil.down()
    stage.log = []
    pencil.update(force: 0.5)
    #expect(stage.log == ["probe.updated a", "view.updated a"])
  }

  @Test("what came is no estimate any more; what was not announced stays one [API-T17, API-T18]")
  func values() {
    let probe = listener(named: "probe")
    pencil.down().update(force: 0.5, azimuth: 1, stillExpecting: [.azimuth])
    pencil.update(azimuth: 1.5)
    #expect(
      probe.lines == [
        "reading 1: force 0.5, azimuth 1, estimated 6, expecting 2",
        "reading 1: force 0.5, azimuth 1.5, estimated 4, expecting 0",
      ])
  }

  @Test("the touch itself shows the better values of its newest reading [API-R04]")
  func inPlace() {
    var touch: UITouch?
    let probe = LoudRecognizer().on(.began) { _, touches, _ in touch = touches.first }
    stage.view.addGestureRecognizer(probe)
    pencil.down().update(force: 0.5)
    #expect(touch?.force == 0.5)
  }

  @Test("an update of an older reading brings that reading, not the newest [API-T16, API-R04]")
  func olderReading() {
    let probe = listener(named: "probe")
    pencil.down()
    pencil.sensor.force = 0.75
    pencil.move(by: 10, 0).move(by: 10, 0).update(2, force: 0.5, azimuth: 1)
    #expect(
      probe.lines == ["reading 2: force 0.5, azimuth 1, estimated 4, expecting 0"])
    #expect(probe.places == ["60 50"])
  }

  @Test("each coalesced sample has updates of its own [API-V08, API-T16]")
  func coalescedReadings() {
    let probe = listener(named: "probe")
    pencil.down().move(to: CGPoint(x: 90, y: 50), samples: 4)
    for reading in 2...5 { pencil.update(reading, force: CGFloat(reading), azimuth: 0) }
    #expect(
      probe.lines
        == (2...5).map { "reading \($0): force \($0), azimuth 0, estimated 4, expecting 0" }
    )
    #expect(probe.places == ["60 50", "70 50", "80 50", "90 50"])
  }

  @Test("updates may come after the touch has ended and the gesture is over [API-R04, API-G28]")
  func afterTheEnd() {
    let view = stage.addLoudView(named: "view")
    let stroke = stage.add(LoudRecognizer(stage: stage), to: view, named: "stroke")
    stroke.cancelsTouchesInView = false
    stroke.on(.moved, become: .began).on(.ended, become: .ended)
    pencil.down().move(by: 10, 0).up()
    #expect(stroke.state == .possible)
    stage.log = []
    stage.wait(0.9)
    pencil.update(force: 0.5, azimuth: 1)
    #expect(stage.log == ["stroke.updated a", "view.updated a"])
  }

  @Test("a view from which the touch was taken does not hear of it again [DEL-31, API-R04]")
  func takenTouch() {
    let view = stage.addLoudView(named: "view")
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    pencil.down().move(by: 30, 0).update(force: 0.5)
    #expect(stage.log == ["view.began a", "view.cancelled a", "pan began"])
    _ = pan
  }

  @Test("who ignored the touch, failed or was switched off hears of no update [DEL-60, STM-41]")
  func notInterested() {
    stage.add(LoudRecognizer(stage: stage), named: "ignores")
      .on(.began) { recognizer, touches, event in
        for touch in touches { recognizer.ignore(touch, for: event) }
      }
    stage.add(LoudRecognizer(stage: stage), named: "fails").on(.began, become: .failed)
    let off = stage.add(LoudRecognizer(stage: stage), named: "off")
    pencil.down()
    off.isEnabled = false
    off.isEnabled = true
    stage.log = []
    pencil.update(force: 0.5, stillExpecting: .force).up().update(1, force: 0.75)
    #expect(stage.log == [])
  }

  @Test("of a cancelled touch nobody hears any more [API-R04]")
  func cancelledTouch() {
    stage.addLoudView(named: "view")
    pencil.down().cancel().update(1, force: 0.5)
    #expect(stage.log == ["view.began a", "view.cancelled a"])
    #expect(refusals == ["nobody waits for an update of reading 1"])
  }

  @Test("what nobody announced, and what comes twice, is refused [API-T18]")
  func unexpected() {
    let probe = listener(named: "probe")
    pencil.down().update(7, force: 1).update(1, force: 1).update(1, force: 2)
    #expect(probe.lines.count == 1)
    #expect(
      refusals == [
        "nobody waits for an update of reading 7", "nobody waits for an update of reading 1",
      ])
  }

  @Test("numbers that are none are refused [API-T18]")
  func nonsense() {
    let probe = listener(named: "probe")
    pencil.down().update(force: .nan)
    #expect(probe.lines == [])
    #expect(refusals == ["a better value for reading 1 has numbers that are not finite"])
  }

  @Test("a touch is kept until its updates came, and let go then [API-R04]")
  func keptUntilUpdated() {
    weak var touch: UITouch?
    watch { touch = $0 }
    pencil.tap()
    #expect(touch != nil)
    pencil.update(1, force: 0.5).update(2, force: 0.5)
    #expect(touch == nil)
  }

  @Test("a touch whose updates never come is let go after a second [API-R04]")
  func keptForASecond() {
    weak var touch: UITouch?
    watch { touch = $0 }
    pencil.tap()
    stage.wait(1)
    #expect(touch != nil)
    stage.wait(0.001)
    #expect(touch == nil)
  }

  @Test("a touch that expects nothing is let go at once")
  func notKept() {
    weak var touch: UITouch?
    watch { touch = $0 }
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(touch == nil)
  }

  private func watch(_ note: @escaping (UITouch?) -> Void) {
    stage.view.addGestureRecognizer(
      LoudRecognizer().on(.began) { _, touches, _ in note(touches.first) })
  }

  private var refusals: [String] {
    stage.trace.compactMap { event in
      if case .refused(let refusal) = event.kind { return refusal.description }
      return nil
    }
  }
}

/// Writes down what each update says.
private final class EstimateListener: UIGestureRecognizer {
  private(set) var lines: [String] = []
  private(set) var places: [String] = []

  init() { super.init(target: nil, action: nil) }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      let index = touch.estimationUpdateIndex?.intValue ?? -1
      let azimuth = String(format: "%g", touch.azimuthAngle(in: nil))
      lines.append(
        "reading \(index): force \(String(format: "%g", touch.force)), azimuth \(azimuth), "
          + "estimated \(touch.estimatedProperties.rawValue), "
          + "expecting \(touch.estimatedPropertiesExpectingUpdates.rawValue)")
      places.append(place(touch.location(in: nil)))
    }
  }
}
