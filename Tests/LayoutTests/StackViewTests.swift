import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Stack views")
struct StackViewTests {
  let stage = Stage()
  let views: [UIView]
  let stack: UIStackView

  init() {
    views = [40, 60, 100].map { Block(CGSize(width: $0, height: $0 / 2)) }
    for (view, name) in zip(views, ["a", "b", "c"]) { view.accessibilityIdentifier = name }
    stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 10, y: 10, width: 300, height: 80)
    stage.view.addSubview(stack)
  }

  private final class Block: UIView {
    let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func places(
    _ value: KeyPath<CGRect, CGFloat> = \.minX, _ length: KeyPath<CGRect, CGFloat> = \.width
  ) -> [[CGFloat]] {
    stage.wait(0.1)
    return views.map { [$0.frame[keyPath: value], $0.frame[keyPath: length]] }
  }

  @Test("equal shares, with the spacing between them")
  func equally() {
    stack.distribution = .fillEqually
    stack.spacing = 15
    #expect(places() == [[0, 90], [105, 90], [210, 90]])
    #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 80 })
    #expect(stage.diagnostics == [])
  }

  @Test("what hugs its content least takes the rest")
  func fill() {
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    #expect(places() == [[0, 40], [40, 160], [200, 100]])
    stack.setCustomSpacing(20, after: views[0])
    #expect(places() == [[0, 40], [60, 140], [200, 100]])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("shares in proportion to what the views are by themselves")
  func proportionally() {
    stack.distribution = .fillProportionally
    #expect(places() == [[0, 60], [60, 90], [150, 150]])
  }

  @Test("equal gaps, and middles equally far apart")
  func spread() {
    stack.distribution = .equalSpacing
    #expect(places() == [[0, 40], [90, 60], [200, 100]])
    stack.distribution = .equalCentering
    // From 20 to 250: the one in the middle is at 135.
    #expect(places() == [[0, 40], [105, 60], [200, 100]])
  }

  @Test("a hidden view leaves its place to the others, and comes back")
  func hidden() {
    stack.distribution = .fillEqually
    stage.wait(0.1)
    views[1].isHidden = true
    #expect(places().map(\.first) == [0, 0, 150] && views[1].frame.width == 0)
    views[1].isHidden = false
    #expect(places() == [[0, 100], [100, 100], [200, 100]])
    #expect(stage.diagnostics == [])
  }

  @Test("a column, its views in the middle of it")
  func column() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.frame.size = CGSize(width: 200, height: 160)
    #expect(places(\.minY, \.height) == [[0, 20], [50, 30], [110, 50]])
    #expect(views.map(\.frame.midX) == [100, 100, 100])
  }

  @Test("a stack is as large as its views need, in a stack as well")
  func size() {
    let outer = UIStackView(arrangedSubviews: [stack])
    outer.axis = .vertical
    outer.alignment = .leading
    outer.isLayoutMarginsRelativeArrangement = true
    outer.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    stack.spacing = 10
    stack.alignment = .top
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40 + 60 + 100 + 20 + 20, height: 50 + 10))
  }

  @Test(
    "a view that leaves is lined up no longer, and one that is put in between pushes the others")
  func changes() {
    stack.distribution = .fillEqually
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(places()[1] == [0, 150])
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(places() == [[100, 100], [0, 100], [200, 100]])
    stack.removeArrangedSubview(views[0])
    #expect(stack.subviews.contains(views[0]))
  }
}
