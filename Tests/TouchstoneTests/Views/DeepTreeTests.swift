import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Deep trees")
struct DeepTreeTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// A chain of views, each in the one before, put together from above or from below.
  private func chain(_ count: Int, fromBelow: Bool = false) -> (top: UIView, bottom: UIView) {
    let first = UIView(frame: Self.bounds)
    var last = first
    for _ in 1..<count {
      let next = UIView(frame: Self.bounds)
      if fromBelow { next.addSubview(last) } else { last.addSubview(next) }
      last = next
    }
    return fromBelow ? (last, first) : (first, last)
  }

  @Test("as many levels as there may be are hit, laid out, drawn, advised on and taken apart")
  func deepest() {
    let stage = Stage()
    let (top, bottom) = chain(4000)
    stage.window.addSubview(top)
    stage.add(UITapGestureRecognizer(), to: bottom, named: "tap")
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.window.layoutIfNeeded()
    let conflicts = stage.window.windowScene?.touchSystem.conflicts()
    top.removeFromSuperview()
    #expect(stage.log == ["tap ended"] && conflicts?.isEmpty == true && bottom.window == nil)
  }

  @Test("what is deeper is not added, and the trace tells")
  func tooDeep() {
    let stage = Stage()
    var told: [String] = []
    stage.window.windowScene?.touchSystem.trace = { event in
      if case .diagnostic(let words) = event.kind { told.append(words) }
    }
    let (first, second) = (chain(3000), chain(3000))
    stage.window.addSubview(first.top)
    first.bottom.addSubview(second.top)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(first.bottom.window === stage.window && second.top.superview == nil)
    #expect(told == ["UIView was not added: a tree has at most 4096 levels of views"])
  }

  @Test(
    "outside of windows a chain ends there as well, and can be let go of", arguments: [false, true])
  func outside(fromBelow: Bool) {
    weak var kept: UIView?
    var count = 1
    do {
      let first = UIView(frame: Self.bounds)
      var last = first
      while count < 20_000 {
        let next = UIView(frame: Self.bounds)
        if fromBelow { next.addSubview(last) } else { last.addSubview(next) }
        guard (fromBelow ? last : next).superview != nil else { break }
        count += 1
        last = next
      }
      kept = first
      withExtendedLifetime((first, last)) {}
    }
    #expect(count == 4097 && kept == nil)
  }

  @Test("a chain of layers ends there too, and can be let go of", arguments: [false, true])
  func layers(fromBelow: Bool) {
    weak var kept: CALayer?
    var count = 1
    do {
      let first = CALayer()
      var last = first
      while count < 20_000 {
        let next = CALayer()
        if fromBelow { next.addSublayer(last) } else { last.addSublayer(next) }
        guard (fromBelow ? last : next).superlayer != nil else { break }
        count += 1
        last = next
      }
      kept = first
      _ = (fromBelow ? last : first).hitTest(.zero)
      withExtendedLifetime((first, last)) {}
    }
    #expect(count == 4097 && kept == nil)
  }

  @Test("a chain that grows in its window ends at the same depth")
  func growing() {
    let stage = Stage()
    var last: UIView = stage.window
    var count = 0
    while true {
      let next = UIView(frame: Self.bounds)
      last.addSubview(next)
      guard next.superview != nil else { break }
      count += 1
      last = next
    }
    #expect(count == 4096)
  }
}
