import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Layout by constraints")
struct ConstraintTests {
  let stage = Stage()
  let box = UIView()
  let dot = UIView()

  init() {
    box.translatesAutoresizingMaskIntoConstraints = false
    box.accessibilityIdentifier = "box"
    dot.translatesAutoresizingMaskIntoConstraints = false
    dot.accessibilityIdentifier = "dot"
    stage.view.accessibilityIdentifier = "page"
    stage.view.addSubview(box)
  }

  private func pin(_ insets: CGFloat) {
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: insets),
      box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: insets),
      stage.view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: insets),
      stage.view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: insets),
    ])
  }

  @Test("a multiplier of 0 leaves a constant, without a second item [COR-26]")
  func multiplierOfZero() {
    let width = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: stage.view, attribute: .width,
      multiplier: 0, constant: 50)
    #expect(width.secondItem == nil && width.multiplier == 1)
    #expect(width.secondAttribute == .notAnAttribute)
    width.isActive = true
    stage.wait(0.1)
    #expect(box.frame.width == 50 && box.constraints == [width])
  }

  @Test("places of different directions can be compared, lengths with places cannot [COR-26]")
  func acrossDirections() {
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 30),
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: box, attribute: .top, multiplier: 2,
        constant: 0),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.wait(0.1)
    #expect(stage.view.constraints.count + box.constraints.count == 4)
    #expect(box.frame.origin == CGPoint(x: 60, y: 30))
    #expect(stage.diagnostics == [])
    NSLayoutConstraint(
      item: box, attribute: .left, relatedBy: .equal, toItem: stage.view, attribute: .width,
      multiplier: 1, constant: 0
    ).isActive = true
    #expect(stage.diagnostics.count == 1)
  }

  @Test("a distance adds no constraint, may be negative, and compares with others [COR-26]")
  func distances() {
    stage.view.addSubview(dot)
    let back = box.rightAnchor.anchorWithOffset(to: dot.leftAnchor)
    #expect(stage.view.constraints == [] && stage.view.layoutGuides.isEmpty)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 100),
      box.widthAnchor.constraint(equalToConstant: 40),
      back.constraint(equalToConstant: -60),
      dot.widthAnchor.constraint(
        equalTo: box.leftAnchor.anchorWithOffset(to: box.rightAnchor), multiplier: 0.5, constant: 1),
      dot.topAnchor.anchorWithOffset(to: dot.bottomAnchor).constraint(
        equalTo: stage.view.topAnchor.anchorWithOffset(to: dot.topAnchor)),
      dot.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 7),
      box.topAnchor.constraint(equalTo: stage.view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.wait(0.1)
    #expect(dot.frame == CGRect(x: 80, y: 7, width: 21, height: 7))
    #expect(stage.diagnostics == [])
    #expect(back != box.rightAnchor.anchorWithOffset(to: dot.rightAnchor))
    #expect(back == box.rightAnchor.anchorWithOffset(to: dot.leftAnchor))
  }

  @Test("views are where anchors say at the end of the frame, and follow their superview")
  func anchors() {
    pin(20)
    #expect(box.frame == .zero)
    stage.wait(0.1)
    #expect(box.frame == CGRect(x: 20, y: 20, width: 360, height: 760))
    stage.view.frame.size = CGSize(width: 300, height: 500)
    stage.wait(0.1)
    #expect(box.frame == CGRect(x: 20, y: 20, width: 260, height: 460))
    #expect(stage.diagnostics == [])
  }

  @Test("a changed constant moves views with the next layout, and an animation takes them along")
  func animated() {
    pin(0)
    let height = dot.heightAnchor.constraint(equalToConstant: 50)
    box.addSubview(dot)
    NSLayoutConstraint.activate([
      height, dot.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      dot.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      dot.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    stage.wait(0.1)
    #expect(dot.frame == CGRect(x: 100, y: 750, width: 200, height: 50))
    height.constant = 150
    #expect(dot.frame.height == 50)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
    #expect(dot.frame == CGRect(x: 100, y: 650, width: 200, height: 150))
    stage.wait(0.5)
    #expect(abs(dot.presentation.bounds.height - 100) < 2)
    stage.wait(1)
    #expect(dot.presentation.bounds.height == 150)
  }

  @Test("of two wishes the stronger is met, and content resists and hugs by its priorities")
  func priorities() {
    let label = UILabel()
    label.text = "word"
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(label)
    let wide = label.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = UILayoutPriority(251)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      label.topAnchor.constraint(equalTo: stage.view.topAnchor), wide,
    ])
    stage.wait(0.1)
    #expect(label.frame.width == 300)
    #expect(label.frame.height == label.intrinsicContentSize.height)
    wide.priority = UILayoutPriority(249)
    stage.wait(0.1)
    #expect(label.frame.width == label.intrinsicContentSize.width)
    label.text = "many more words"
    stage.wait(0.1)
    #expect(label.frame.width == label.intrinsicContentSize.width)
    label.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    stage.wait(0.1)
    #expect(label.frame.width == 300)
  }

  @Test("constraints that cannot hold together are named, and the last one is given up")
  func conflict() {
    pin(0)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "narrow"
    width.isActive = true
    stage.wait(0.1)
    #expect(box.frame.width == 400)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("breaking 'narrow'") == true)
    #expect(stage.diagnostics.first?.contains("page.trailing == box.trailing") == true)
    stage.wait(0.1)
    #expect(stage.diagnostics.count == 1)
    width.priority = .defaultHigh
    stage.wait(0.1)
    #expect(box.frame.width == 400 && stage.diagnostics.count == 1)
  }

  @Test("a view that could as well be elsewhere is named")
  func ambiguity() {
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(box.hasAmbiguousLayout)
    stage.wait(0.1)
    #expect(
      stage.diagnostics.first?.hasPrefix("the layout of box is ambiguous: top not settled by")
        == true)
    box.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
    #expect(!box.hasAmbiguousLayout)
  }

  @Test("a view that leaves takes its inner constraints along and no others")
  func leaving() {
    pin(0)
    box.addSubview(dot)
    let inner = [
      dot.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      dot.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
      dot.widthAnchor.constraint(equalToConstant: 7),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
    ]
    NSLayoutConstraint.activate(inner)
    stage.wait(0.1)
    box.removeFromSuperview()
    #expect(stage.view.constraints == [] && inner.allSatisfy(\.isActive))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(other)
    other.addSubview(box)
    box.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 30).isActive = true
    box.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    box.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    box.bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
    stage.wait(0.1)
    #expect(box.frame == CGRect(x: 30, y: 0, width: 70, height: 100))
    #expect(dot.frame == CGRect(x: 5, y: 6, width: 7, height: 7))
  }

  @Test("frames and masks take part beside constraints")
  func masks() {
    let old = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    old.autoresizingMask = [.flexibleWidth]
    stage.view.addSubview(old)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: old.rightAnchor, constant: 8),
      box.topAnchor.constraint(equalTo: old.topAnchor),
      box.heightAnchor.constraint(equalTo: old.heightAnchor),
      box.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
    ])
    stage.wait(0.1)
    #expect(box.frame == CGRect(x: 118, y: 10, width: 282, height: 50))
    old.frame.origin.x = 50
    stage.wait(0.1)
    #expect(box.frame == CGRect(x: 158, y: 10, width: 242, height: 50))
    stage.view.frame.size.width = 500
    stage.wait(0.1)
    #expect(old.frame.width == 200 && box.frame.minX == 258 && box.frame.maxX == 500)
  }

  @Test("margins, guides and the safe area give constraints their places")
  func guides() {
    let controller = UIViewController()
    stage.show(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
    controller.view.addSubview(box)
    let half = UILayoutGuide()
    controller.view.addLayoutGuide(half)
    let safe = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      half.leftAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leftAnchor),
      half.topAnchor.constraint(equalTo: safe.topAnchor),
      half.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      half.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.5),
      box.leftAnchor.constraint(equalTo: half.rightAnchor),
      box.centerYAnchor.constraint(equalTo: half.centerYAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalTo: half.heightAnchor, multiplier: 0.5),
    ])
    stage.wait(0.1)
    #expect(half.layoutFrame == CGRect(x: 16, y: 44, width: 200, height: 736))
    #expect(box.frame == CGRect(x: 216, y: 228, width: 10, height: 368))
    controller.view.directionalLayoutMargins.leading = 40
    controller.additionalSafeAreaInsets.top = 144
    stage.wait(0.1)
    #expect(half.layoutFrame.minX == 40 && half.layoutFrame.minY == 144)
    #expect(box.frame.minX == 240)
  }

  @Test("the order of a pass: constraints from inside out, then layout from outside in")
  func passOrder() {
    final class Loud: UIView {
      var note: (String) -> Void = { _ in }
      override func updateConstraints() {
        note("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        note("layout \(tag)")
      }
    }
    let (outer, inner) = (Loud(), Loud())
    (outer.tag, inner.tag) = (1, 2)
    for view in [outer, inner] { view.note = { stage.log.append($0) } }
    outer.addSubview(inner)
    stage.view.addSubview(outer)
    stage.wait(0.1)
    stage.log = []
    for view in [outer, inner] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    stage.wait(0.1)
    #expect(stage.log == ["update 2", "update 1", "layout 1", "layout 2"])
  }

  @Test("a subtree tells how small it can be, and how high at a width")
  func fitting() {
    let label = UILabel()
    label.text = "twelve chars"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      label.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    let text = label.intrinsicContentSize
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: text.width + 20, height: text.height + 10))
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 333, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 333, height: text.height + 10))
  }

  @Test("what is in a scroll view says how large its content is")
  func scrollContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    stage.view.addSubview(scrollView)
    scrollView.addSubview(box)
    scrollView.addSubview(dot)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: scrollView.topAnchor),
      box.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      box.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      box.rightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.rightAnchor),
      box.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 900),
      dot.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 10),
      dot.leftAnchor.constraint(equalTo: box.leftAnchor),
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.wait(0.1)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
    stage.finger(at: CGPoint(x: 100, y: 250)).down().move(by: 0, -110, in: 0.5).hold(0.2).up()
    #expect(scrollView.contentOffset.y == 100)
    #expect(dot.frame.minY == 110 && box.frame.minY == 0)
    #expect(stage.diagnostics == [])
  }

  @Test("a constraint between views that have nothing in common says so")
  func strangers() {
    let lonely = UIView()
    box.leftAnchor.constraint(equalTo: lonely.leftAnchor).isActive = true
    #expect(stage.diagnostics.count == 1)
    let anchor = box.leftAnchor
    #expect(anchor == box.leftAnchor && anchor != box.rightAnchor)
  }

  @Test("a constraint that says nothing changes nothing when it is activated")
  func empty() {
    let constraint = NSLayoutConstraint()
    constraint.constant = 12
    constraint.isActive = true
    #expect(!constraint.isActive && constraint.firstItem == nil)
    #expect(stage.diagnostics == [])
  }
}
