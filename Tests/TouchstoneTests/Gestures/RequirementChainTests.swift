import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Chains and circles of requirements")
struct RequirementChainTests {
  let stage = Stage()
  let a: Finger

  init() {
    a = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  private func recognizers(_ count: Int) -> [LoudRecognizer] {
    (0..<count).map { stage.add(LoudRecognizer(), named: "r\($0)") }
  }

  @Test("a failure runs down the chain in one pass [FAI-03]")
  func failureRunsDown() {
    let chain = recognizers(4)
    for (waiting, required) in zip(chain, chain.dropFirst()) { waiting.require(toFail: required) }
    for link in chain { link.cancelsTouchesInView = false }
    chain[0].on(.began, become: .began)
    chain[1].on(.began, become: .failed)
    chain[2].on(.began, become: .failed)
    chain[3].on(.moved, become: .failed)
    a.down()
    // Only the direct requirement counts, and that one has failed.
    #expect(stage.log == ["r0 began"])
  }

  @Test("a recognizer that is held lets the next in the chain wait as well [FAI-03, FAI-02]")
  func heldHoldsTheNext() {
    let chain = recognizers(3)
    chain[0].require(toFail: chain[1])
    chain[1].require(toFail: chain[2])
    chain[0].on(.began, become: .began)
    chain[1].on(.began, become: .began)
    chain[2].on(.moved, become: .failed)
    a.down()
    #expect(stage.log == [])
    a.move(by: 5, 0)
    #expect(stage.log == ["r1 began"])
    #expect(stage.story(of: "r0") == ["failed: prevented by r1"])
  }

  @Test(
    "a late recognition at the end of the chain sets the beginning free [FAI-04, FAI-03, FAI-12]")
  func lateRecognition() {
    let chain = recognizers(3)
    let delegate = ScriptedDelegate()
    delegate.both = { one, other in Set([one.name, other.name]) == ["r0", "r2"] }
    chain[0].delegate = delegate
    chain[0].require(toFail: chain[1])
    chain[1].require(toFail: chain[2])
    chain[0].on(.began, become: .began, nil)
    chain[1].on(.began, become: .began, nil)
    chain[2].on(.moved, become: .began)
    a.down().move(by: 5, 0)
    #expect(stage.log == ["r2 began", "r0 began"])
    #expect(stage.story(of: "r1") == ["failed: prevented by r2"])
  }

  @Test("two that wait for each other: the later in rank fails, and it is told [FAI-11]")
  func circleOfTwo() {
    let pair = recognizers(2)
    pair[0].require(toFail: pair[1])
    pair[1].require(toFail: pair[0])
    for recognizer in pair { recognizer.on(.ended, become: .ended) }
    a.down()
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("wait for each other to fail") == true)
    a.up()
    #expect(stage.log == ["r1 ended"])
    #expect(
      stage.story(of: "r0") == ["failed: waited for r1, which waited for it", "possible: reset"])
    #expect(stage.story(of: "r1").map { $0.prefix(5) } == ["ended", "possi"])
  }

  @Test("a circle of three is broken as well, and views get their touches back [FAI-11]")
  func circleOfThree() {
    let circle = recognizers(3)
    let view = stage.addLoudView(named: "view")
    for (index, recognizer) in circle.enumerated() {
      recognizer.require(toFail: circle[(index + 1) % 3])
      recognizer.on(.ended, become: .ended)
      recognizer.cancelsTouchesInView = false
    }
    a.down()
    #expect(stage.diagnostics.count == 1)
    a.up()
    // r0 is last in rank and fails; r2 waited for it and acts, which keeps r1 out.
    #expect(stage.log == ["view.began a", "r2 ended", "view.ended a"])
    #expect(circle.map(\.state) == [.possible, .possible, .possible])
    withExtendedLifetime(view) {}
  }

  @Test("a circle is broken though its members decided before their fingers lifted [FAI-11]")
  func circleThatDecidedEarly() {
    let pair = recognizers(2)
    pair[0].require(toFail: pair[1])
    pair[1].require(toFail: pair[0])
    for recognizer in pair { recognizer.on(.moved, become: .ended) }
    a.down().move(by: 5, 0)
    #expect(stage.log == [])
    a.up()
    #expect(stage.log == ["r1 ended"])
    #expect(pair.map(\.state) == [.possible, .possible])
  }

  @Test("a circle is left alone while a recognizer in it may still fail by itself [FAI-11]")
  func circleThatSolvesItself() {
    let pair = recognizers(2)
    pair[0].require(toFail: pair[1])
    pair[1].require(toFail: pair[0])
    pair[0].on(.moved, become: .began)
    pair[1].on(.moved, become: nil, .failed)
    a.down().move(by: 5, 0)
    #expect(stage.log == [])
    a.move(by: 5, 0)
    #expect(stage.log == ["r0 began"])
  }

  @Test("a circle that closes when all in it wait already is broken at the next moment [FAI-11]")
  func circleClosedLate() {
    let pair = recognizers(2)
    let third = stage.add(LoudRecognizer(), named: "third")
    let (left, right) = (ScriptedDelegate(), ScriptedDelegate())
    left.receives = { _, touch in touch.location(in: nil).x < 200 }
    right.receives = { _, touch in touch.location(in: nil).x > 200 }
    third.delegate = right
    for recognizer in pair { recognizer.on(.began, become: .ended).delegate = left }
    pair[0].require(toFail: third)
    pair[1].require(toFail: pair[0])
    let b = stage.finger(at: CGPoint(x: 350, y: 50))
    b.down()
    a.down()
    a.up()
    pair[0].require(toFail: pair[1])
    #expect(stage.log == [])
    b.move(by: 5, 0)
    #expect(stage.log == ["r1 ended"])
    b.up()
    #expect(
      stage.story(of: "r0") == ["failed: waited for r1, which waited for it", "possible: reset"])
    #expect(stage.story(of: "third") == ["failed: prevented by r1", "possible: reset"])
  }
  @Test("a circle that closes by hand, with no finger left, is broken at once [FAI-11, STM-10]")
  func circleClosedByHand() {
    let pair = recognizers(2)
    pair[0].require(toFail: pair[1])
    pair[1].require(toFail: pair[0])
    for recognizer in pair {
      recognizer.on(.ended) { recognizer, _, _ in recognizer.afterSeconds(1) {} }
    }
    a.down().up()
    pair[0].state = .ended
    #expect(stage.log == [])
    pair[1].state = .ended
    #expect(stage.log == ["r1 ended"])
    #expect(pair.map(\.state) == [.possible, .possible])
  }
}
