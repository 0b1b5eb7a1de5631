import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@testable import TouchstoneControls

@Suite struct ButtonLookTests {
  private func button(_ title: String = "OK") -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    return button
  }

  @Test("content insets make room around, title and image insets only move")
  func insets() {
    let button = button()
    button.setImage(UIImage(name: "i", size: CGSize(width: 20, height: 20)), for: .normal)
    button.layoutIfNeeded()
    let title = button.titleView.frame
    let image = button.picture.frame
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleView.frame == title.offsetBy(dx: 5, dy: -2))
    #expect(button.picture.frame == image.offsetBy(dx: -3, dy: 0))
    let line = button.titleView.sizeThatFits(.zero)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize.width == line.width + 20 + 6)
    #expect(button.intrinsicContentSize.height == max(line.height, 20) + 4)
  }

  @Test("a title with looks of its own is shown as it is, by state")
  func attributedTitles() {
    let button = button()
    let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(red, for: .normal)
    #expect(button.titleLabel?.text == "red" && button.titleView.styled == red)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "OK" && button.titleView.styled == nil)
  }

  @Test("a pressed or disabled button has a paler picture, if it may")
  func paleness() {
    let button = button()
    button.isEnabled = false
    #expect(button.picture.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(button.picture.alpha == 1)
    button.isEnabled = true
    button.isHighlighted = true
    #expect(button.picture.alpha == 0.5)
    button.adjustsImageWhenHighlighted = false
    #expect(button.picture.alpha == 1)
  }

  @Test("a configuration is content and look at once, and a handler follows the state")
  func configuration() {
    let stage = Stage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .red
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    let button = UIButton(configuration: configuration)
    stage.view.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .white)
    #expect(button.background.backgroundColor == .red && button.background.layer.cornerRadius == 22)
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Going" : "Go"
    }
    let finger = stage.finger(at: CGPoint(x: 50, y: 20)).down()
    #expect(button.titleLabel?.text == "Going")
    finger.up()
    #expect(button.titleLabel?.text == "Go")
  }

  @Test("the picture of a configuration goes to any side of the title")
  func placement() {
    var configuration = UIButton.Configuration.plain()
    configuration.imagePadding = 4
    let (title, image) = (CGSize(width: 40, height: 20), CGSize(width: 10, height: 10))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    func corners(_ edge: NSDirectionalRectEdge, _ isRightToLeft: Bool = false) -> [CGPoint] {
      configuration.imagePlacement = edge
      let places = configuration.places(
        title: title, image: image, in: rect, isRightToLeft: isRightToLeft)
      return [places.image.origin, places.title.origin]
    }
    #expect(corners(.leading) == [CGPoint(x: 23, y: 45), CGPoint(x: 37, y: 40)])
    #expect(corners(.trailing) == [CGPoint(x: 67, y: 45), CGPoint(x: 23, y: 40)])
    #expect(corners(.leading, true) == corners(.trailing))
    #expect(corners(.top) == [CGPoint(x: 45, y: 33), CGPoint(x: 30, y: 47)])
    #expect(corners(.bottom) == [CGPoint(x: 45, y: 57), CGPoint(x: 30, y: 33)])
  }
}
