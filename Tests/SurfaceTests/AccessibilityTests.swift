import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct AccessibilityTests {
  private let stage = Stage()

  private func button(_ title: String, at y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 10, y: y, width: 100, height: 40))
    button.setTitle(title, for: .normal)
    stage.view.addSubview(button)
    return button
  }

  @Test("a button is found by its title and activated without a finger")
  func activation() {
    let play = button("Play", at: 100)
    play.addAction(UIAction { [stage] _ in stage.log.append("played") }, for: .touchUpInside)
    stage.activate("Play")
    #expect(stage.log == ["played"] && stage.accessibleNames == ["Play"])
    play.isEnabled = false
    #expect(play.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("what says nothing itself is tapped where it wants to be")
  func tapping() {
    let view = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "card")
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Card"
    view.accessibilityActivationPoint = CGPoint(x: 20, y: 30)
    stage.add(UITapGestureRecognizer(), to: view, named: "tap")
    stage.activate("Card")
    #expect(stage.outline == ["card.began a", "card.cancelled a", "tap ended"])
  }

  @Test("an element that knows what to do is not tapped")
  func ownActivation() {
    final class Dial: UIView {
      var turns = 0
      override func accessibilityActivate() -> Bool {
        turns = 100
        return true
      }
      override func accessibilityIncrement() { turns += 1 }
      override func accessibilityDecrement() { turns -= 1 }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    dial.isAccessibilityElement = true
    dial.accessibilityIdentifier = "dial"
    stage.view.addSubview(dial)
    stage.increment("dial")
    stage.increment("dial")
    stage.decrement("dial")
    #expect(dial.turns == 1)
    stage.activate("dial")
    #expect(dial.turns == 100)
  }

  @Test("controls with a value go up and down by themselves")
  func adjusting() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    slider.addAction(
      UIAction { [stage] _ in stage.log.append("changed") }, for: .valueChanged)
    stage.view.addSubview(slider)
    stage.increment("Volume")
    #expect(slider.accessibilityValue == "60%" && stage.log == ["changed"])
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sound"
    stage.view.addSubview(toggle)
    stage.activate("Sound")
    #expect(toggle.isOn && toggle.accessibilityValue == "1")
  }

  @Test("what is hidden is not found, nor what lies beside a modal view")
  func finding() {
    _ = button("Below", at: 0)
    button("Hidden", at: 50).isHidden = true
    #expect(stage.accessibleNames == ["Below"])
    let sheet = UIView(frame: stage.view.bounds)
    sheet.accessibilityViewIsModal = true
    stage.view.addSubview(sheet)
    let element = UIAccessibilityElement(accessibilityContainer: sheet)
    element.accessibilityLabel = "Drawn"
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
    sheet.accessibilityElements = [element]
    #expect(stage.accessibleNames == ["Drawn"])
    #expect(element.accessibilityActivationPoint == CGPoint(x: 20, y: 20))
  }

  @Test("actions are done by name, and who cannot be found is a fault that says who can")
  func actions() {
    let mail = button("Mail", at: 0)
    mail.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { [stage] _ in
        stage.log.append("deleted")
        return true
      }
    ]
    stage.perform(action: "Delete", on: "Mail")
    #expect(stage.log == ["deleted"])
    stage.onFault = { _ in }
    stage.activate("Post")
    stage.perform(action: "Print", on: "Mail")
    #expect(
      stage.faults.map(\.message) == [
        "no element is called Post; there are Mail", "Mail offers no action Print, but Delete",
      ])
  }
}
