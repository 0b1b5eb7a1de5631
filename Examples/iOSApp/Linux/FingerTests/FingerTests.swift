import Testing
import TouchstoneTesting
import UIKit

@testable import DialApp

/// The app under fingers, as its storyboard makes it.
@MainActor @Suite struct FingerTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let controller: DialViewController
  private let dial: DialView
  private let label: UILabel

  init() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: nil, file: "DialApp/Main")
    let made = storyboard.instantiateInitialViewController()
    controller = try #require(made as? DialViewController)
    stage.show(controller)
    dial = try #require(controller.view.subviews[0] as? DialView)
    label = try #require(controller.view.subviews[1] as? UILabel)
  }

  /// A finger on the dial's rim, that far round from the right.
  private func place(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: 195 + cos(angle) * 80, y: 200 + sin(angle) * 80)
  }

  private func turn(by angle: CGFloat) {
    let steps = stride(from: 0, through: 1, by: 0.05).map { place(angle * $0) }
    stage.finger(at: place(0)).down().follow(FingerPath(through: steps), in: 0.5).up()
  }

  @Test("a finger that goes round turns the dial")
  func turns() {
    turn(by: .pi / 2)
    #expect(abs(dial.value - .pi / 2) < 0.05)
    #expect(label.text == "1.6")
  }

  @Test("the other way round it goes below nothing")
  func turnsBack() {
    turn(by: -1)
    #expect(label.text == "-1.0")
  }

  @Test("a second turn goes on from the first")
  func turnsOn() {
    turn(by: 1)
    turn(by: 1)
    #expect(abs(dial.value - 2) < 0.1)
    #expect(controller.turns == 2)
  }

  @Test("a full turn passes the jump of the angle")
  func fullTurn() {
    turn(by: 2 * .pi)
    #expect(abs(dial.value - 2 * .pi) < 0.1)
  }

  @Test("a tap does not turn")
  func tap() {
    stage.finger(at: place(0)).tap()
    #expect(label.text == "0.0")
    #expect(controller.turns == 0)
  }

  @Test("a long press sets the dial back")
  func longPress() {
    turn(by: 1)
    stage.finger(at: place(0)).longPress(1.2)
    #expect(dial.value == 0)
  }

  @Test("a button sets the dial back, unless it is locked")
  func reset() {
    turn(by: 1)
    stage.finger(at: CGPoint(x: 190, y: 420)).tap()
    stage.finger(at: CGPoint(x: 60, y: 420)).tap()
    #expect(dial.value != 0)
    stage.finger(at: CGPoint(x: 190, y: 420)).tap()
    stage.finger(at: CGPoint(x: 60, y: 420)).tap()
    #expect(dial.value == 0)
  }

  @Test("a tap of the storyboard, with two fingers, unlocks the buttons")
  func unlock() throws {
    let lock = try #require(controller.view.subviews[3] as? UIButton)
    let reset = try #require(controller.view.subviews[2] as? UIButton)
    stage.finger(at: CGPoint(x: 190, y: 420)).tap()
    #expect(lock.isSelected && !reset.isEnabled)
    stage.finger(at: CGPoint(x: 200, y: 700)).tap()
    #expect(lock.isSelected)
    stage.hand(at: CGPoint(x: 200, y: 700)).tap()
    #expect(!lock.isSelected && reset.isEnabled)
  }

  // snippet.note
  @Test("the note counts taps")
  func note() {
    stage.finger(at: CGPoint(x: 100, y: 530)).tap()
    stage.finger(at: CGPoint(x: 100, y: 530)).tap()
    #expect(controller.note?.taps == 2)
    #expect(controller.note?.text == "Tapped 2")
  }
  // snippet.end

  @Test("a swipe to the left takes the note away")
  func swipe() {
    stage.finger(at: CGPoint(x: 300, y: 530)).swipe(.left)
    #expect(controller.note == nil)
  }

  @Test("details show the value, and lead back")
  func details() throws {
    turn(by: 1)
    stage.finger(at: CGPoint(x: 310, y: 420)).tap()
    let details = try #require(controller.presentedViewController as? DetailsViewController)
    #expect(details.value == dial.value)
    stage.finger(at: CGPoint(x: 70, y: 220)).tap()
    #expect(controller.presentedViewController == nil)
    #expect(label.text == "back")
  }
}
