import SourcePort
import Testing

@Suite struct ConstructTests {
  @Test(
    "what Objective-C needs becomes blanks, and nothing else moves",
    arguments: [
      ("@objc class C {}", "      class C {}"),
      ("@objc(XC) class C {}", "          class C {}"),
      ("@objcMembers class C {}", "             class C {}"),
      ("class C { @IBOutlet var v: V! }", "class C {           var v: V! }"),
      ("class C { @IBAction func f() {} }", "class C {           func f() {} }"),
      ("@UIApplicationMain class C {}", "@preconcurrency @MainActor @main class C {}"),
      ("#if os(iOS) && !os(tvOS)\n#endif", "#if true    && !os(tvOS)\n#endif"),
      ("let k = #keyPath(C.b.c)", "let k = \"b.c\""),
      (
        "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
        "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
      ),
      ("let i = #imageLiteral(resourceName: \"a\")", "let i = UIKit.UIImage(named: \"a\")!"),
    ])
  func blanks(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test(
    "old spellings become those of today",
    arguments: [
      (
        "class C { func f() { x(childViewControllers.count) } }",
        "class C { func f() { x(children.count) } }"
      ),
      (
        "class C { func f(childViewControllers: [Int]) { x(childViewControllers) } }",
        "class C { func f(childViewControllers: [Int]) { x(childViewControllers) } }"
      ),
      ("var s: UIControlState", "var s: UIControl.State"),
      ("var n: NSInteger", "var n: Int"),
      ("l.add(t, forMode: RunLoopMode.commonModes)", "l.add(t, forMode: RunLoop.Mode.common)"),
      ("l.add(t, forMode: .defaultRunLoopMode)", "l.add(t, forMode: .default)"),
      ("f(UITouchPhase.began)", "f(UITouch.Phase.began)"),
      ("f(CGRectMake(1, 2, 3, 4))", "f(CGRect(x: 1, y: 2, width: 3, height: 4))"),
      ("f(CGRectGetMidX(a.frame))", "f((a.frame).midX)"),
      ("f(CGRectContainsPoint(r, p))", "f((r).contains( p))"),
      ("f(CGRectInset(r, 1, 2))", "f((r).insetBy(dx: 1, dy: 2))"),
      ("f(CGPointZero)", "f(CGPoint.zero)"),
      ("f(Bundle(for: C.self))", "f(Bundle.ported(for: C.self))"),
      (
        "Bundle.main.url(forResource: n, withExtension: nil)",
        "Bundle.portedMain().url(forResource: n, withExtension: nil)"
      ),
      ("f(Bundle.main.bundleIdentifier)", "f(Bundle.main.bundleIdentifier)"),
      ("f(type(of: c).description())", "f(String(reflecting: type(of: c)))"),
      ("f(T.description())", "f(String(reflecting: T.self))"),
      ("f(Card.self.description())", "f(String(reflecting: Card.self))"),
      ("f(s.size(attributes: a))", "f(s.size(withAttributes: a))"),
      ("class C { open static let n = 1 }", "class C { public static let n = 1 }"),
      ("class C { open let n = 1 }", "class C { public let n = 1 }"),
      (
        "extension CGFloat { func f() { abs(1) } }",
        "extension CGFloat { func f() { Swift.abs(1) } }"
      ),
      (
        "if let a = UIApplication.shared.delegate?.window, let b = a {}",
        "if let a = UIApplication.shared.delegate.map({ $0.window }), let b = a {}"
      ),
      ("UIApplication.shared.delegate?.window = w", "UIApplication.shared.delegate?.window = w"),
      ("f(UIScreen.mainScreen().bounds)", "f(UIScreen.main.bounds)"),
      ("f(UIColor.redColor())", "f(UIColor.red)"),
      ("f(NSNotification.Name.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
      ("f(.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
      ("v.bringSubview(toFront: a)", "v.bringSubviewToFront(a)"),
      ("c.didMove(toParentViewController: a)", "c.didMove(toParent: a)"),
      ("c.addChildViewController(a)", "c.addChild(a)"),
      ("g.locationInView(v)", "g.location(in: v)"),
      (
        "enum UIControlState {}; var s: UIControlState",
        "enum UIControlState {}; var s: UIControlState"
      ),
    ])
  func renamed(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test("a call of UIKit's own optional requirement needs no question mark")
  func defaulted() {
    #expect(ported("d?.scrollViewDidScroll?(s)") == "d?.scrollViewDidScroll(s)")
  }

  @Test("modules that UIKit stands in for are UIKit; others are named")
  func imports() {
    let target = TargetPort([
      PortSource(path: "/app/A.swift", text: "import CoreGraphics\nimport SceneKit\n")
    ]).ported()
    #expect(own(lines: target.files[0].text) == "")
    #expect(
      target.notes.map(\.description) == [
        "/app/A.swift:2:1: warning: there is no module SceneKit here: what comes from it needs "
          + "#if canImport(SceneKit)"
      ])
  }

  @Test("only a subclass can override what a class of UIKit's does")
  func foreignOverride() {
    #expect(
      notes("extension UIView {\n  override var next: UIResponder? { nil }\n}") == [
        "/app/A.swift:2:3: warning: only Objective-C lets an extension override what UIView does; "
          + "this is never called here: override it in a subclass"
      ])
    #expect(
      ported("extension UIView {\n  override var next: UIResponder? { super.next }\n}")
        == "extension UIView {\n           var _port_aside_next: UIResponder? { super.next }\n}")
  }

  @Test("a reset of a recognizer's own, where UIKit's is hidden, is another")
  func ownReset() {
    let own =
      "class R: UITapGestureRecognizer { func reset() {}; func f() { reset(); self.reset() } }"
    #expect(
      ported(own)
        == "@preconcurrency @MainActor class R: UITapGestureRecognizer "
        + "{ func _port_reset() {}; func f() { _port_reset(); self._port_reset() } }")
    let open = "import UIKit.UIGestureRecognizerSubclass\n" + own
    #expect(ported(open).contains("func reset() {}; func f() { reset(); self.reset() }"))
    let other = "class V: UIView { func reset() {}; func f() { reset() } }"
    #expect(ported(other).contains("func reset() {}; func f() { reset() }"))
  }

  @Test("a test class on the main actor is there method by method")
  func testCase() {
    let source = """
      @MainActor class T: XCTestCase {
        var n = 1
        override func setUp() { n = 2 }
        func testN() { f() }
        func testO() throws { g() }
        func helper() {}
      }
      """
    let expected = """
                 class T: XCTestCase {
        @MainActor var n = 1
        override func setUp() { MainActor.assumeIsolated { n = 2 } }
        func testN() { MainActor.assumeIsolated { f() } }
        func testO() throws { try MainActor.assumeIsolated { () throws -> Void in g() } }
        @MainActor func helper() {}
      }
      """
    #expect(ported(source) == expected)
  }

  @Test("a member that moves keeps its file and its line")
  func moved() {
    let target = TargetPort([
      PortSource(path: "/app/A.swift", text: "import UIKit\nclass C: UIView {\n}\n"),
      PortSource(
        path: "/app/B.swift",
        text: "import UIKit\nextension C {\n  override func layoutSubviews() {\n    f()\n  }\n}\n"),
    ]).ported()
    let expected = """
      #sourceLocation(file: "/app/A.swift", line: 1)
      import UIKit
      @preconcurrency @MainActor class C: UIView {

      #sourceLocation(file: "/app/B.swift", line: 3)
        override func layoutSubviews() {
          f()
        }
      #sourceLocation(file: "/app/A.swift", line: 3)
      }

      """
    #expect(target.files[0].text == expected)
    #expect(!target.files[1].text.contains("layoutSubviews"))
    #expect(
      target.files[1].text.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
  }
}
