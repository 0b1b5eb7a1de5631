import SourcePort
import Testing

/// What whole packages and apps have beside what single files have.
@Suite struct WholePackageTests {
  private func files(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map {
      PortSource(path: "/app/F\($0).swift", text: "import UIKit\n" + $1)
    }
    return TargetPort(sources).ported().files.map { own(lines: $0.text) }
  }

  @Test("a property of the app's own keeps its name, whatever UIKit once called so")
  func ownNames() {
    let use = "func owner(of card: Card) -> UIViewController? { card.parentViewController }"
    let own = "class Card: UIView { weak var parentViewController: UIViewController? }"
    #expect(files(own, use)[1].hasSuffix("{ card.parentViewController }"))
    #expect(files("class Card: UIView {}", use)[1].hasSuffix("{ card.parent }"))
  }

  @Test("an override that uses what is private in its file stays there, and the class calls it")
  func staying() {
    let ported = files(
      "class Knob: UIControl {\n}",
      """
      extension Knob {
        override open func touchesBegan(_ set: Set<UITouch>, with event: UIEvent?) { turn(set) }
        private func turn(_ set: Set<UITouch>) {}
      }
      """)
    #expect(
      ported[0].contains(
        "override open func touchesBegan(_ set: Set<UITouch>, with event: UIEvent?) "
          + "{ _port_own_touchesBegan(set, with: event) }"))
    #expect(ported[1].contains("public func _port_own_touchesBegan(_ set"))
  }

  @Test("an error of the port is the compiler's to report, on its line and only where #if lets it")
  func errors() {
    let ported = files(
      "#if RELOAD\nclass C {\n  func f(\n    a: Int = x(#selector(1))) {}\n}\n#endif")[0]
    #expect(
      ported
        == """
        #if RELOAD
        class C {

        #sourceLocation(file: "/app/F0.swift", line: 5)
        #error("name a method here: #selector(Type.method(_:))")  // a: Int = x(#selector(1))) {}
        #sourceLocation(file: "/app/F0.swift", line: 4)
          func f(
            a: Int = x(#selector(1))) {}
        }
        #endif
        """.replacing("class C {\n\n#source", with: "class C {\n  \n#source"))
  }

  @Test("an optional property keeps its type where it is read on a class that has it")
  func concrete() {
    let source = """
      @objc protocol Ease { @objc optional var rate: CGFloat { get } }
      class Usual: Ease { var rate: CGFloat { 1 } }
      class User { var ease: Ease?
        func f() { x(ease?.rate ?? Usual().rate) }
        func g() { let usual = Usual(); x(usual.rate); if let own = ease { x(own.rate) } } }
      """
    let ported = files(source)[0]
    #expect(ported.contains("x(ease?._port_rate ?? Usual().rate)"))
    #expect(ported.contains("x(usual.rate); if let own = ease { x(own._port_rate) }"))
  }

  @Test("optional requirements that differ in types only are told apart")
  func overloads() {
    let source = """
      @objc protocol Panel { @objc optional func panel(_ p: Int, layoutFor s: CGSize) -> Int
        @objc optional func panel(_ p: Int, layoutFor t: UITraitCollection) -> Int }
      class One: Panel { func panel(_ p: Int, layoutFor t: UITraitCollection) -> Int { 1 } }
      """
    let target = TargetPort([PortSource(path: "/app/A.swift", text: source)]).ported()
    let text = target.files[0].text
    #expect(
      text.contains(
        "extension One { nonisolated var _port_panel__layoutFor_Int_UITraitCollection_is"))
    #expect(!text.contains("extension One { nonisolated var _port_panel__layoutFor_Int_CGSize_is"))
    #expect(
      text.contains(
        "layoutFor t: UITraitCollection) throws -> Int ; nonisolated var _port_panel"))
  }

  @Test("a property that has the name of an optional method is left alone")
  func namesake() {
    let source = """
      @objc protocol Panel { @objc optional func panel(_ p: Int) }
      class Box { var panel: UIView?; func f(_ other: Box) { x(other.panel); x(g().panel?.frame) } }
      """
    #expect(files(source)[0].contains("{ x(other.panel); x(g().panel?.frame) }"))
  }

  @Test("the name of a module before a name goes")
  func qualifiers() {
    #expect(
      files("let r = CoreGraphics.sqrt(2); let v: UIKit.UIView? = nil")[0]
        == "let r = sqrt(2); @preconcurrency @MainActor let v: UIView? = nil")
  }

  @Test("timers without their type's name go by the scene's clock too")
  func timers() {
    #expect(
      files(
        "class C: UIView { var t: Timer?; func f() { t = .scheduledTimer(withTimeInterval: 1) } }")[
          0
        ]
        .contains(
          "var t: SceneTimer?; func f() { t = .scheduledTimer(near: self, withTimeInterval: 1)"))
  }

  @Test("what Foundation has in other modules on Linux is imported")
  func split() {
    let source = PortSource(
      path: "/app/A.swift", text: "import Foundation\nlet r: URLRequest; let p: XMLParser")
    let text = TargetPort([source]).ported().files[0].text
    #expect(
      text.hasPrefix("import FoundationNetworking\nimport FoundationXML\nimport UIKit\n#source"))
  }

  @Test("a type that is not here is named once, before all else, but not one of the app's own")
  func missing() {
    let source = """
      class C { let t = SCNView(); let u: SCNView? = nil
        let k = #keyPath(C.t); @NSManaged var n: Int }
      class UITextField {}
      let f = UITextField()
      """
    #expect(
      notes(source).first
        == "/app/A.swift:1:1: warning: there is no SCNView here; it is used 2 times: "
        + "put what uses it under #if !os(Linux), or leave it out")
    #expect(!notes(source).contains { $0.contains("UITextField") })
  }

  @Test("waits of a test move the clocks")
  func waits() {
    let source = """
      class T: XCTestCase {
        func testIt() { wait(for: [e], timeout: 2); RunLoop.main.run(until: Date()) }
        func testLater() async { await fulfillment(of: [e], timeout: 1) }
      }
      """
    let ported = files(source)[0]
    #expect(ported.contains("PortedWait.during(2) { wait(for: [e], timeout: 2) }"))
    #expect(ported.contains("PortedWait.run(until: Date())"))
    #expect(
      ported.contains("await PortedWait.during(1) { await fulfillment(of: [e], timeout: 1) }"))
    #expect(
      files("func f() { wait(for: [e], timeout: 2) }")[0]
        == "func f() { wait(for: [e], timeout: 2) }")
  }

  @Test("an observer conforms, and a dynamic property reports its changes")
  func observing() {
    let source = """
      class S: NSObject { @objc dynamic var n = 1
        override func observeValue(forKeyPath k: String?, of o: Any?) {} }
      class Sub: S { override func observeValue(forKeyPath k: String?, of o: Any?) {} }
      """
    #expect(
      files(source)[0] == """
        class S: NSObject, KeyValueObserving {               var n = 1 { didSet { KeyValueChanges.report(self) } }
                   func observeValue(forKeyPath k: String?, of o: Any?) {} }
        class Sub: S { override func observeValue(forKeyPath k: String?, of o: Any?) {} }
        """)
  }

  @Test("a class that hands on a delegate's messages gets the requirements that it leaves out")
  func proxies() {
    let source = """
      class Proxy: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
        override func forwardingTarget(for s: Selector!) -> Any? { nil }
      }
      """
    let ported = files(source)[0]
    #expect(
      ported.contains(
        "func scrollViewDidZoom(_ p0: UIScrollView) { if responds(to: Selector(\"scrollViewDidZoom:\"))"
      ))
    #expect(!ported.contains("func scrollViewDidScroll(_ p0"))
    #expect(!ported.contains("override"))
  }

  @Test("a method of a generic class is found by a protocol")
  func generic() {
    let target = TargetPort([
      PortSource(
        path: "/app/A.swift",
        text: "let s = Selector((\"run\"))\nclass G<T>: NSObject { @objc func run() {} }")
    ]).ported()
    let text = target.files[0].text
    #expect(text.contains("let s = Selector(\"run\")"))
    #expect(text.contains("table.add(\"run\", finding: { $0 as? any _PortGeneric_A_G }"))
  }

  @Test("a member of UIKit's class that the app adds is called by the object's class")
  func dispatched() {
    let ported = TargetPort([
      PortSource(
        path: "/app/A.swift",
        text: "public extension UIView { @objc func fit(_ n: Int = 1) -> Bool { true } }"),
      PortSource(
        path: "/app/B.swift",
        text: "class Box: UILabel { override func fit(_ n: Int) -> Bool { super.fit(n) } }\n"
          + "extension UILabel { override func fit(_ n: Int) -> Bool { super.fit(2) } }"),
    ]).ported().files.map(\.text)
    #expect(ported[0].contains("func _port_of_UIView_fit(_ n: Int = 1) -> Bool { true }"))
    #expect(
      ported[0].contains(
        "public func fit(_ n: Int = 1) -> Bool { "
          + "if let own = self as? Box { return own._port_of_Box_fit(n) }; "
          + "if let own = self as? UILabel { return own._port_of_UILabel_fit(n) }; "
          + "return self._port_of_UIView_fit(n) }"))
    #expect(
      ported[1].contains("_port_of_Box_fit(_ n: Int) -> Bool { self._port_of_UILabel_fit(n) }"))
    #expect(
      ported[1].contains("_port_of_UILabel_fit(_ n: Int) -> Bool { self._port_of_UIView_fit(2) }"))
  }

  @Test("objects of a class that only run time knows are made by the table")
  func making() {
    let source = """
      class Dial: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
      func make<V: UIView>(_ kind: V.Type) -> V { x(kind.init(frame: .zero)); return V() }
      func other<W: Codable>(_ kind: W.Type) { x(W()) }
      """
    let target = TargetPort([PortSource(path: "/app/A.swift", text: source)]).ported()
    let text = target.files[0].text
    #expect(text.contains("return ObjCMethods.made(V.self) }"))
    #expect(text.contains("x(W()) }"))
    #expect(text.contains("table.add(making: { Dial(frame: .zero) })"))
  }

  @Test("what needs SwiftUI is left out, in the files that import it")
  func swiftUI() {
    let source = """
      import SwiftUI
      struct Ring: View { var body: some View { Text("") } }
      class Dial: UIControl {
        var state2: UIControl.State = .normal
        #if os(iOS)
        func host() { x(UIHostingController(rootView: Ring())) }
        #endif
        func turn() {}
      }
      """
    let target = TargetPort([
      PortSource(path: "/app/A.swift", text: source),
      PortSource(path: "/app/B.swift", text: "class View {}\nlet v: View? = nil"),
    ]).ported()
    let text = target.files[0].text
    #expect(target.notes.filter { $0.message.contains("it is left out") }.map(\.line) == [6])
    #expect(text.contains("struct Ring: View"))
    let alone = TargetPort([PortSource(path: "/app/A.swift", text: source)]).ported()
    #expect(
      alone.notes.filter { $0.message.contains("it is left out") }.map(\.line) == [2, 6])
    let rest = alone.files[0].text
    #expect(!rest.contains("Ring") && rest.contains("func turn() {}"))
    #expect(rest.contains("var state2: UIControl.State = .normal"))
  }

  @Test("a managed property of a layer is kept by its name; that of another class is refused")
  func managed() {
    #expect(
      files("class L: CALayer { @NSManaged var turn: CGFloat }")[0].contains(
        "var turn: CGFloat { get { ManagedValue.of(self, \"turn\") } "
          + "set { ManagedValue.set(newValue, \"turn\", of: self) } }"))
    #expect(
      notes("class M: NSObject { @NSManaged var n: Int }")[0].contains("Core Data is not here"))
  }

  @Test("what only AnyObject has is asked of the class that has it")
  func lookedUp() {
    let source = """
      class C { weak var t: AnyObject?
        func f(_ a: Any) {
          x((a as AnyObject).cgPointValue.y)
          t?.performSelector(onMainThread: s, with: a, waitUntilDone: true)
        } }
      """
    let ported = files(source)[0]
    #expect(ported.contains("x(PortedValue(a as AnyObject).cgPointValue.y)"))
    #expect(ported.contains("(t as? NSObject)?.performSelector(onMainThread"))
  }

  @Test("methods that NSObject has in an extension lose their override, but for layers")
  func fixed() {
    let source = """
      class C: NSObject { override func setValue(_ v: Any?, forKey k: String) {} }
      class L: CALayer { override func setValue(_ v: Any?, forKey k: String) {} }
      """
    let ported = files(source)[0]
    #expect(ported.contains("class C: NSObject {          func setValue("))
    #expect(ported.contains("class L: CALayer { override func setValue("))
  }

  @Test("a call with labels of an optional requirement loses its mark, whatever is called so")
  func labelledRequirements() {
    let ported = files(
      """
      class Grid: UICollectionViewFlowLayout {
        var tap: ((Int) -> Void)?
        func f(_ d: UICollectionViewDelegateFlowLayout?, _ t: UITextFieldDelegate?) {
          _ = d?.collectionView?(collectionView!, layout: self, sizeForItemAt: i)
          _ = t?.textFieldShouldReturn?(field)
          self.tap?(1)
        }
      }
      """)[0]
    #expect(ported.contains("d?.collectionView(collectionView!, layout: self, sizeForItemAt: i)"))
    #expect(ported.contains("t?.textFieldShouldReturn(field)") && ported.contains("self.tap?(1)"))
  }

  @Test("attributed strings without arguments are empty ones")
  func emptyStrings() {
    #expect(
      files("let a = NSMutableAttributedString()\nlet b = NSAttributedString(string: \"b\")")[0]
        .contains(
          "NSMutableAttributedString(string: \"\")\nlet b = NSAttributedString(string: \"b\")"))
  }

  @Test("a class that is unavailable is in no table")
  func unavailable() {
    let source = """
      import UIKit
      @available(*, unavailable, renamed: "New")
      @objc class Old: UIViewController { @objc func tap() {} }
      class New: UIViewController { @objc func tap() {} }
      """
    let texts = TargetPort([PortSource(path: "/app/A.swift", text: source)]).ported().files
      .map(\.text).joined()
    #expect(texts.contains("extension New") && !texts.contains("extension Old"))
    #expect(!texts.contains("(t: Old)") && !texts.contains("Old.self"))
  }

  @Test("what uses a property that needs SwiftUI is left out with it, as is what names such a type")
  func swiftUIUses() {
    let host = """
      import UIKit
      import SwiftUI
      class Host: UIView {
        private let inner: UIHostingController<Ring>
        override func layoutSubviews() { inner.view.frame = bounds }
        func turn() { other.inner = 1 }
      }
      struct Ring: View {}
      """
    let user = """
      import UIKit
      class Coordinator {
        var ring: Ring?
        func keep() {}
      }
      class Source: RingSource {
        let ring: Ring
        func count() {}
      }
      """
    let target = TargetPort([
      PortSource(path: "/app/A.swift", text: host), PortSource(path: "/app/B.swift", text: user),
    ]).ported()
    let (first, second) = (target.files[0].text, target.files[1].text)
    #expect(!first.contains("layoutSubviews") && first.contains("func turn()"))
    #expect(!second.contains("Ring") && second.contains("func keep() {}"))
    #expect(!second.contains("class Source"))
  }
}
