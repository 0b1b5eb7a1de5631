import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Hands that are made by themselves and then put on a stage.
@Suite struct HandTests {
  private let place = CGPoint(x: 200, y: 400)

  private func pinch(_ hand: Hand) -> Stage {
    let stage = Stage()
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.add(hand, at: place).down().pinch(to: 2).up()
    return stage
  }

  @Test("a hand of a style does what the stage's own hand of that style does")
  func alike() {
    for style in [HandStyle.steady, .human(seed: 7)] {
      let stage = Stage()
      stage.hands = style
      stage.add(UIPinchGestureRecognizer(), named: "pinch")
      stage.hand(at: place).down().pinch(to: 2).up()
      let other = pinch(Hand(style))
      #expect(other.recording.frames == stage.recording.frames)
      #expect(other.outline == ["pinch began", "pinch changed", "pinch ended"])
    }
  }

  @Test("a steady hand is exact, and a human one is not")
  func styles() {
    let steady = pinch(Hand(.steady)).recording.frames[0].contacts
    #expect(steady.map(\.sample.location) == [CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400)])
    #expect(pinch(Hand(.human(seed: 3))).recording.frames[0].contacts != steady)
    #expect(Hand(.human(seed: 3)).style == .human(seed: 3))
    #expect(Hand().style == .steady)
  }

  @Test("its fingers are as many, as far apart and as turned as it was made")
  func poses() {
    let stage = Stage()
    let three = stage.add(Hand(.steady, fingers: 3, spread: 60, angle: .pi / 2), at: place).down()
    #expect(three.fingers.count == 3)
    #expect(
      stage.recording.frames[0].contacts.map { $0.sample.location.y.rounded() } == [370, 400, 430])
    #expect(stage.add(Hand(.steady, fingers: 0), at: place).fingers.count == 1)
  }

  @Test("a hand on no stage does nothing, and stays on the stage that it was added to first")
  func impossible() {
    let (stage, other) = (Stage(), Stage())
    other.onFault = { _ in }
    let hand = Hand(.human(seed: 1)).tap().pinch(to: 2).hold(1)
    #expect(hand.fingers.isEmpty)
    stage.add(hand, at: place)
    other.add(hand, at: .zero)
    hand.down()
    #expect(other.faults.map(\.message) == ["the hand is on a stage already"])
    #expect(other.recording.frames.isEmpty)
    #expect(stage.recording.frames.flatMap(\.contacts).filter { $0.phase == .began }.count == 2)
  }

  @Test("a hand of more fingers than can be down stops the program, one of as many does not")
  func manyFingers() async {
    #expect(Stage().hand(at: .zero, fingers: 1024).fingers.count == 1024)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Stage().hand(at: .zero, fingers: Int.max) }
    }
  }
}
