import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Buttons") struct ButtonTests {
  let stage = Stage()
  let button = UIButton(type: .custom)

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
    stage.view.addSubview(button)
  }

  @Test("a button fires however long the finger stays and wherever it goes meanwhile [CTL-12]")
  func fires() {
    stage.hear(button)
    let finger = stage.finger(at: CGPoint(x: 150, y: 120)).down().hold(5)
    finger.move(by: 0, 400).move(by: 30, -390).up()
    #expect(
      stage.log == [
        "touchDown TIH", "touchDragExit T", "touchDragOutside T", "touchDragEnter TIH",
        "touchDragInside TIH", "touchUpInside IH", "primary IH",
      ])
  }

  @Test("the primary action follows the lift inside, and only that [CTL-13, API-C14]")
  func primary() {
    let action = UIAction(title: "Go") { [stage] _ in stage.log.append("primary") }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
    stage.view.addSubview(button)
    button.addAction(UIAction { [stage] _ in stage.log.append("up") }, for: .touchUpInside)
    let finger = stage.finger(at: CGPoint(x: 150, y: 220)).tap()
    finger.down().move(by: 0, 200).up()
    #expect(stage.log == ["up", "primary"])
    #expect((button.currentTitle, button.buttonType) == ("Go", .system))
    #expect(UIButton(frame: .zero, primaryAction: action).currentTitle == "Go")
  }

  @Test("title, colour and pictures follow the state, and fall back on the normal one [API-C14]")
  func byState() {
    let (cat, dog) = (
      UIImage(name: "cat", size: CGSize(width: 20, height: 20)),
      UIImage(name: "dog", size: CGSize(width: 20, height: 20))
    )
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitle("Gone", for: [.selected, .highlighted])
    button.setTitleColor(.red, for: .selected)
    button.setImage(cat, for: .normal)
    button.setImage(dog, for: .disabled)
    button.setBackgroundImage(dog, for: .highlighted)
    let note = { [stage, button] in
      stage.log.append(
        "\(button.titleLabel?.text ?? "") \(button.imageView?.image?.name ?? "") "
          + "\(button.currentBackgroundImage?.name ?? "none") \(button.currentTitleColor == .red)")
    }
    note()
    let finger = stage.finger(at: CGPoint(x: 150, y: 120)).down()
    note()
    button.isSelected = true
    note()
    finger.up()
    note()
    button.isSelected = false
    button.isEnabled = false
    note()
    #expect(
      stage.log == [
        "Go cat none false", "Going cat dog false", "Gone cat none false", "Go cat none true",
        "Go dog none false",
      ])
    #expect(button.title(for: .disabled) == "Go" && button.title(for: .highlighted) == "Going")
  }

  @Test("a button for a choice is selected before anybody hears of the tap [API-C14]")
  func selection() {
    button.changesSelectionAsPrimaryAction = true
    stage.hear(button)
    stage.finger(at: CGPoint(x: 150, y: 120)).tap().hold(1).tap()
    #expect(
      stage.log == [
        "touchDown TIH", "touchUpInside IHS", "primary IHS", "touchDown TIHS", "touchUpInside IH",
        "primary IH",
      ])
    button.performPrimaryAction()
    #expect(button.isSelected && stage.log.last == "primary S")
  }

  @Test("picture and title lie side by side where the alignment says [API-C03]")
  func layout() {
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(name: "cat", size: CGSize(width: 20, height: 30)), for: .normal)
    // Five letters, half as wide as the font's 18 points, on a line of 22.
    #expect(button.intrinsicContentSize == CGSize(width: 65, height: 34))
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 27.5, y: 7, width: 20, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 47.5, y: 11, width: 45, height: 22))
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 55, y: 14, width: 20, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 75, y: 22, width: 45, height: 22))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 20, y: 0, width: 45, height: 22))
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 20, y: 0, width: 100, height: 44))
  }

  @Test("the kinds of button come with their sizes and pictures [API-C14]")
  func kinds() {
    let system = UIButton(type: .system)
    #expect(system.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(system.currentTitleColor == .systemBlue && button.currentTitleColor == .white)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .contactAdd).bounds.size == CGSize(width: 25, height: 24))
    #expect(UIButton(type: .infoLight).currentImage?.name == "info.circle")
    #expect(UIButton(coder: NSCoder())?.buttonType == .custom)
  }

  @Test("the colour of the title follows the tint from above")
  func tint() {
    let system = UIButton(type: .system)
    stage.view.addSubview(system)
    stage.view.tintColor = .red
    #expect(system.titleLabel?.textColor == .red)
  }
}
