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
    #expect(text.contains("-> Int ; nonisolated var _port_panel"))
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
      class C { let t = MKMapView(); let u: MKMapView? = nil
        let k = #keyPath(C.t); @NSManaged var n: Int }
      class UITextField {}
      let f = UITextField()
      """
    #expect(
      notes(source).first
        == "/app/A.swift:1:1: warning: there is no MKMapView here; it is used 2 times: "
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
}
