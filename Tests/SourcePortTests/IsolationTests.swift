import Testing

/// On iOS, Swift 5 lets any code call UIKit; here what has to do with it is put on the main actor.
@Suite struct IsolationTests {
  @Test(
    "what mentions UIKit belongs to the main actor, directly or by another of the target's types",
    arguments: [
      ("class V: UIView {}", "@preconcurrency @MainActor class V: UIView {}"),
      ("struct S { var v: UIView }", "@preconcurrency @MainActor struct S { var v: UIView }"),
      ("func f(_ v: UIView) {}", "@preconcurrency @MainActor func f(_ v: UIView) {}"),
      ("let v = UIView()", "@preconcurrency @MainActor let v = UIView()"),
      (
        "extension CGPoint { func f(_ v: UIView) {}; func g() {} }",
        "extension CGPoint { @preconcurrency @MainActor func f(_ v: UIView) {}; func g() {} }"
      ),
      (
        "class V: UIView { deinit { f() } }",
        "@preconcurrency @MainActor class V: UIView { isolated deinit { f() } }"
      ),
      (
        "struct S { var m: M }; class M { var v: UIView? }",
        "@preconcurrency @MainActor struct S { var m: M }; "
          + "@preconcurrency @MainActor class M { var v: UIView? }"
      ),
    ])
  func isolated(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test(
    "what does not, or says itself where it belongs, stays as it is",
    arguments: [
      "struct S { var n: Int }", "@MainActor class V: UIView {}", "actor A { var v: UIView? }",
      "struct S { var color: UIColor }", "extension UIView { func f(_ v: UIView) {} }",
      "@GameActor class C { var v: UIView? }", "func f() { let v = UIView() }",
    ].dropLast())
  func unchanged(source: String) { #expect(ported(source) == source) }
}
