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

  @Test("what is deeper stays out of the window, and the trace tells", arguments: [false, true])
  func tooDeep(fromBelow: Bool) {
    let stage = Stage()
    var told: [String] = []
    stage.window.windowScene?.touchSystem.trace = { event in
      if case .diagnostic(let words) = event.kind { told.append(words) }
    }
    let (top, bottom) = chain(5000, fromBelow: fromBelow)
    stage.window.addSubview(top)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(top.superview == nil && bottom.window == nil)
    #expect(told == ["UIView was not added: a window has at most 4096 levels of views"])
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
