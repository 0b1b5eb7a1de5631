import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Recognizers that are possible after their last finger")
struct WaitingTests {
  let stage = Stage()
  let late: LoudRecognizer
  let tap: UITapGestureRecognizer
  let finger: Finger

  init() {
    late = stage.add(LoudRecognizer(), named: "late")
    tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.require(toFail: late)
    late.onReset { [stage] _ in stage.log.append("late reset") }
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
    stage.allowsBlocking = true
  }

  private var reports: [String] {
    stage.trace.compactMap { event in
      switch event.kind {
      case .staysPossible, .blocked: event.line
      default: nil
      }
    }
  }

  enum Answer: CaseIterable { case failed, ended, disabled, removed, interrupted }

  @Test("they hold others until they answer, however long [COR-17]", arguments: Answer.allCases)
  func answers(_ answer: Answer) {
    finger.tap()
    stage.wait(190)
    #expect(stage.log == [] && late.state == .possible && tap.state == .possible)
    switch answer {
    case .failed: late.state = .failed
    case .ended: late.state = .ended
    case .disabled: late.isEnabled = false
    case .removed: stage.view.removeGestureRecognizer(late)
    case .interrupted: stage.interrupt()
    }
    let log =
      switch answer {
      case .failed, .disabled, .removed: ["tap ended", "late reset"]
      case .ended: ["late ended", "late reset"]
      case .interrupted: ["late reset"]
      }
    #expect(stage.log == log)
    #expect(
      reports == ["late      is possible and blocks tap", "late      blocked tap for 190 s"])
    #expect(stage.scene.touchSystem.blockages.isEmpty)
    #expect(late.state == .possible && tap.state == .possible)
  }

  @Test("the system lists who blocks whom, and since when [COR-17]")
  func blockages() throws {
    let second = stage.add(UITapGestureRecognizer(), named: "second")
    second.require(toFail: tap)
    stage.wait(1)
    finger.hold(0.1).tap()
    let lift = stage.now
    stage.wait(5)
    let blockages = stage.scene.touchSystem.blockages
    try #require(blockages.count == 1)
    #expect(blockages[0].blocker === late)
    #expect(blockages[0].blocked.map(\.name) == ["tap", "second"])
    #expect(blockages[0].since.seconds == lift)
    #expect(stage.scene.touchSystem.nextDeadline == nil)
  }

  @Test("a finger that lands meanwhile joins the same attempt, and ends no wait [COR-17]")
  func nextFinger() {
    finger.tap()
    stage.wait(1)
    finger.down()
    #expect(late.numberOfTouches == 1)
    #expect(stage.scene.touchSystem.blockages.count == 1)
    late.state = .failed
    #expect(stage.log == ["tap ended"])
    finger.up()
    #expect(stage.log == ["tap ended", "late reset"])
    late.on(.ended, become: .failed)
    finger.tap()
    #expect(stage.log.suffix(2) == ["tap ended", "late reset"])
  }

  @Test("a view gets the end of its touch at the lift, since no touch is analyzed [COR-17, DEL-50]")
  func delivery() {
    stage.view.removeGestureRecognizer(tap)
    let view = stage.addLoudView(named: "view")
    view.addGestureRecognizer(late)
    late.delaysTouchesBegan = true
    finger.down()
    #expect(stage.log == [])
    finger.up()
    #expect(stage.log == ["view.began a", "view.ended a"])
    finger.down()
    #expect(stage.log.count == 2)
    late.state = .failed
    #expect(stage.log.suffix(1) == ["view.began a"])
  }

  @Test("fingers that come and go during a wait leave nothing behind [COR-17]")
  func manyFingers() {
    finger.tap()
    weak var touch: UITouch?
    late.on(.began) { _, touches, _ in touch = touches.first }
    for _ in 0..<20 { finger.tap() }
    #expect(touch == nil)
    late.state = .failed
    #expect(stage.log == ["tap ended", "late reset"])
  }

  @Test("one that began and never ends is cancelled all the same [COR-17, COR-09]")
  func underWay() {
    late.on(.began, become: .began)
    finger.tap()
    #expect(stage.log == ["late began", "late cancelled", "late reset"])
  }

  @Test("several that wait for each other and for a third [COR-17, FAI-11]")
  func circle() {
    let other = stage.add(UITapGestureRecognizer(), named: "other")
    other.require(toFail: late)
    other.require(toFail: tap)
    tap.require(toFail: other)
    finger.tap()
    stage.wait(3)
    #expect(stage.log == [])
    late.state = .failed
    #expect(stage.log.count == 2 && stage.log.first?.hasSuffix("ended") == true)
  }

  @Test("why names the blocker and the time, also of one that waits for a waiting one [COR-17]")
  func why() {
    let second = stage.add(UITapGestureRecognizer(), named: "second")
    second.require(toFail: tap)
    finger.tap()
    stage.wait(10)
    for waiting in [tap, second] {
      let report: WhyReport = stage.why(waiting)
      #expect(report.outcome == .waiting)
      #expect(report.description.contains("late is still possible"))
    }
    let report: WhyReport = stage.why(tap)
    #expect(report.cure?.contains("let late assign .failed") == true)
  }

  @Test("conflicts note a class that others wait for, and warn once it was late [COR-17]")
  func conflicts() {
    func severities() -> [GestureConflict.Severity] {
      stage.conflicts().filter { $0.rule == .lateAnswer }.map(\.severity)
    }
    #expect(severities() == [.note])
    finger.tap()
    #expect(severities() == [.warning])
  }

  @Test("a stage that is released with a blocker is an issue, unless that is allowed [COR-17]")
  func released() {
    func play(allowing: Bool) {
      let stage = Stage()
      stage.allowsBlocking = allowing
      let late = stage.add(LoudRecognizer(), named: "blocker")
      stage.add(UITapGestureRecognizer(), named: "waiting").require(toFail: late)
      stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    }
    withKnownIssue {
      play(allowing: false)
    } matching: { issue in
      issue.comments.contains {
        "\($0)".contains("blocker is possible") && "\($0)".contains("blocks waiting")
      }
    }
    play(allowing: true)
  }
}
