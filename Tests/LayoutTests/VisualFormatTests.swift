import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Visual formats")
struct VisualFormatTests {
  let stage = Stage()
  let views: [String: UIView]

  init() {
    views = ["left": UIView(), "right": UIView()]
    for (name, view) in views {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
    stage.view.accessibilityIdentifier = "page"
  }

  @Test("a line becomes constraints for lengths, gaps and edges")
  func line() {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[left(>=40@700)]-wide-[right(left)]|", options: .alignAllTop,
      metrics: ["wide": 30], views: views)
    #expect(
      constraints.map { "\($0)" } == [
        "<NSLayoutConstraint: left.width >= 40 @ 700>",
        "<NSLayoutConstraint: right.width == left.width>",
        "<NSLayoutConstraint: left.leading == page.leading + 8>",
        "<NSLayoutConstraint: right.leading == left.trailing + 30>",
        "<NSLayoutConstraint: page.trailing == right.trailing>",
        "<NSLayoutConstraint: left.top == right.top>",
      ])
  }

  @Test("the layout is as it looks")
  func layout() {
    let lines = ["H:|-20-[left]-[right(100)]-|", "V:|-(10)-[left(50)]", "V:[right]-5-|"]
    for line in lines {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: views))
    }
    views["right"]?.heightAnchor.constraint(equalToConstant: 30).isActive = true
    stage.wait(0.1)
    #expect(views["left"]?.frame == CGRect(x: 20, y: 10, width: 264, height: 50))
    #expect(views["right"]?.frame == CGRect(x: 292, y: 765, width: 100, height: 30))
    #expect(stage.diagnostics == [])
  }

  @Test(
    "a line with a flaw says which",
    arguments: [
      ("H:|-[up]", "no view is called 'up'"), ("H:[left", "expected ']' at ''"),
      ("[left]-high-[right]", "'high' is no number or metric"), ("|", "no view"),
      ("H:[left]-8[right]", "expected '-' at '[right]'"),
    ])
  func flaws(line: String, words: String) {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: line, metrics: nil, views: views)
    #expect(made == [])
    #expect(stage.diagnostics == ["visual format '\(line)': \(words)"])
  }
}
