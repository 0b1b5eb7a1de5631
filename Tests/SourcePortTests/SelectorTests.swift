import Foundation
import Testing

@Suite struct SelectorTests {
  /// A class `C` with an expression in a method of its own, and other members.
  private func inClass(_ expression: String, _ members: String) -> String {
    let text = ported("class C: UIView { func g() { x = \(expression) }; \(members) }")
    let start = text.range(of: "x = ")!.upperBound
    let end = text.range(of: " }; ")!.lowerBound
    return String(text[start..<end])
  }

  @Test(
    "a selector names its method in Objective-C and in Swift",
    arguments: [
      ("#selector(f)", "@objc func f() {}", #"Selector("f", { (t: C) in { t.f() } })"#),
      ("#selector(self.f)", "@objc func f(_ s: Any) {}", #"Selector("f:", C.f(_:))"#),
      ("#selector(Self.f(_:))", "@objc func f(_ s: Any) {}", #"Selector("f:", C.f(_:))"#),
      (
        "#selector(C.f(_:e:))", "@objc func f(_ s: Any, e: UIEvent) {}",
        #"Selector("f:e:", C.f(_:e:))"#
      ),
      (
        "#selector(type(of: self).f)", "@objc func f() {}",
        #"Selector("f", { (t: C) in { t.f() } })"#
      ),
      ("#selector(f(by:))", "@objc func f(by s: Any) {}", #"Selector("fBy:", C.f(by:))"#),
      ("#selector(f(pan:))", "@objc func f(pan: Any) {}", #"Selector("fWithPan:", C.f(pan:))"#),
      (
        "#selector(f(forPan:))", "@objc func f(forPan: Any) {}",
        #"Selector("fForPan:", C.f(forPan:))"#
      ),
      (
        "#selector(f(format:))", "@objc func f(format: Any) {}",
        #"Selector("fWithFormat:", C.f(format:))"#
      ),
      ("#selector(f)", "@objc(other:) func f(_ s: Any) {}", #"Selector("other:", C.f(_:))"#),
      ("#selector(getter: n)", "@objc var n = 1", #"Selector("n", { (t: C) in { _ = t.n } })"#),
      (
        "#selector(f)", "@objc func f(_ s: UIView) -> Int { 1 }",
        #"Selector("f:", { (t: C) in { (p0: UIView) in _ = t.f(p0) } })"#
      ),
      (
        "#selector(f as () -> Void)", "func f(_ n: Int) {}; @objc func f() {}",
        #"Selector("f", { (t: C) in { t.f() } })"#
      ),
      (
        "#selector(f(_:) as (UIView) -> Void)", "func f(_ n: Int) {}; @objc func f(_ v: UIView) {}",
        #"Selector("f:", { (t: C) in { (p0: UIView) in t.f(p0) } })"#
      ),
      (
        "#selector(f)", "@objc func f(_ done: @escaping () -> Void) {}", #"Selector("f:")"#
      ),
      ("#selector(D.f)", "", #"Selector("f", C.D.f)"#),
      ("#selector(UIView.endEditing(_:))", "", #"Selector("endEditing:", UIView.endEditing(_:))"#),
      (#"Selector("f:")"#, "@objc func f(_ s: Any) {}", #"Selector("f:", C.f(_:))"#),
      (#"Selector(("f"))"#, "@objc func f() {}", #"Selector("f", { (t: C) in { t.f() } })"#),
      (
        #"NSSelectorFromString("f")"#, "@objc func f() {}",
        #"Selector("f", { (t: C) in { t.f() } })"#
      ),
      ("#selector(part.f)", "let part = D()", #"Selector("f", C.D.f)"#),
      ("#selector(d.f)", "var d: D?", #"Selector("f", C.D.f)"#),
    ])
  func selector(expression: String, members: String, expected: String) {
    #expect(
      inClass(expression, members + "; class D { @objc func f() {} }") == expected)
  }

  @Test("an object's method is found by the type of a parameter, or by being the only one")
  func objects() {
    let parameter = ported(
      "extension UIView { @objc func p(_ s: Any) {} }; "
        + "class C { init(v: UIView!) { x(#selector(v.p(_:))) } }")
    #expect(parameter.contains(#"x(Selector("p:", UIView.p(_:)))"#))
    let only = ported("class D { @objc func q() {} }; class C { func g() { x(#selector(d.q)) } }")
    #expect(only.contains(#"x(Selector("q", D.q))"#))
  }

  @Test("a string may be an action, and the method not be marked, as in old Swift")
  func literals() {
    let text = ported("class C { func g() { a(self, action: \"f:\") }; func f(_ s: Any) {} }")
    #expect(text.contains(#"a(self, action: Selector("f:", C.f(_:)))"#))
    let other = "class C { func g() { a(action: \"swim\") } }"
    #expect(ported(other) == other)
  }

  @Test("a protocol's extension means every type that conforms")
  func protocolExtension() {
    let text = ported("protocol P {}; extension P { func g() { x(#selector(f)) }; func f() {} }")
    #expect(text.contains(#"x(Selector("f", Self.f))"#))
  }

  @Test("the method of a type around is found")
  func outerMethod() {
    let text = ported("class C { @objc func f() {}; class B { func g() { x(#selector(f)) } } }")
    #expect(text.contains(#"x(Selector("f", C.f))"#))
  }

  @Test("what a selector cannot be is said where it is")
  func refusals() {
    #expect(
      notes("class C {\n  @objc func f() async {}\n  func g() { x(#selector(f)) }\n}") == [
        "/app/A.swift:3:16: error: f() is asynchronous; start a Task in a method that is not"
      ])
    #expect(
      notes("class C {\n  @objc static func f() {}\n  func g() { x(#selector(f)) }\n}") == [
        "/app/A.swift:3:16: error: f() belongs to the type; send to a method of an object"
      ])
    #expect(
      notes("class C { var n = 1; func g() { x(#selector(setter: n)) } }") == [
        "/app/A.swift:1:35: warning: a setter cannot be sent here; send to a method that sets"
      ])
    #expect(
      notes("class C { func g() { x(Selector(\"nobody:\")) } }") == [
        "/app/A.swift:1:24: warning: no method of this target is called nobody: in Objective-C"
      ])
  }
}
