import SourcePort
import Testing

@Suite struct InterfaceFileTests {
  private func notes(_ objects: String, swift: String = "class V: UIView {}") -> [String] {
    let xib = "<document>\n<objects>\n\(objects)\n</objects>\n</document>"
    return notes(xib: xib, swift: swift)
  }

  private func notes(xib: String, swift: String = "") -> [String] {
    let sources = [
      PortSource(path: "/app/A.swift", text: swift), PortSource(path: "/app/N.xib", text: xib),
    ]
    return TargetPort(sources).ported().notes.map(\.description)
  }

  @Test("a broken connection is an error on its own line")
  func broken() {
    #expect(
      notes(
        """
        <view id="a" customClass="V">
        <connections>
        <outlet property="label" destination="a" id="1"/>
        <outlet property="delegate" destination="z" id="2"/>
        </connections>
        </view>
        <tapGestureRecognizer id="t">
        <connections>
        <action selector="tap:" destination="a" id="3"/>
        </connections>
        </tapGestureRecognizer>
        """) == [
          "/app/N.xib:5:1: error: V has no outlet label",
          "/app/N.xib:6:1: error: the outlet leads nowhere",
          "/app/N.xib:11:1: warning: V has no action tap:, so that the connection is left out",
        ])
  }

  @Test("a class that is nowhere is a warning, and one of another module is left to the compiler")
  func unknownClass() {
    let said = notes(
      """
      <view id="a" customClass="Nowhere"/>
      <view id="b" customClass="V"/>
      <view id="c" customClass="Elsewhere" customModule="Other"/>
      """)
    #expect(
      said == [
        "/app/N.xib:3:1: warning: there is no class Nowhere: the view is one of the standard class"
      ])
  }

  @Test("a constraint of the app's own class is made by it and awakes")
  func constraintClass() {
    let xib = """
      <document><objects><view id="a" customClass="V"><constraints>
      <constraint firstAttribute="width" constant="9" id="w" customClass="Wide"/>
      </constraints></view></objects></document>
      """
    let target = TargetPort([
      PortSource(
        path: "/app/A.swift",
        text:
          "class V: UIView {}\nclass Wide: NSLayoutConstraint { override func awakeFromNib() {} }"),
      PortSource(path: "/app/N.xib", text: xib),
    ]).ported()
    let text = target.files.map(\.text).joined()
    #expect(text.contains("let o_w = Wide(item:") && text.contains("o_w.awakeFromNib()"))
  }

  @Test("what lies in a content view is made; an outlet to an unknown object is an error")
  func content() {
    let xib = """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="V">
      <connections>
      <outlet property="label" destination="b" id="1"/>
      <outlet property="web" destination="w" id="2"/>
      </connections>
      </placeholder>
      <visualEffectView id="e"><view key="contentView" id="c"><subviews>
      <label id="b"/>
      </subviews></view></visualEffectView>
      <sceneKitView id="w"/>
      </objects></document>
      """
    let swift = "class V: UIView { @IBOutlet var label: UILabel!; @IBOutlet var web: UIView! }"
    let target = TargetPort([
      PortSource(path: "/app/A.swift", text: swift), PortSource(path: "/app/N.xib", text: xib),
    ]).ported()
    let text = target.files.map(\.text).joined()
    #expect(text.contains("let o_c = o_e.contentView"))
    #expect(text.contains("o_c.addSubview(o_b)"))
    #expect(
      target.notes.map(\.description).filter { $0.contains("outlet") } == [
        "/app/N.xib:5:1: error: the outlet leads nowhere"
      ])
  }

  @Test("what is not known is a warning on its own line")
  func unknown() {
    #expect(
      notes("<view id=\"a\" sparkle=\"YES\">\n<glitter/>\n</view>\n<hologram id=\"h\"/>") == [
        "/app/N.xib:3:1: warning: sparkle of view is not known here",
        "/app/N.xib:4:1: warning: glitter is not known here",
        "/app/N.xib:6:1: warning: hologram is not known here and is left out",
      ])
  }

  @Test("types and styles of buttons that are not known are warnings, and no code")
  func buttons() {
    #expect(
      notes(
        """
        <button id="a" buttonType="shiny"/>
        <button id="b" buttonType="system">
        <buttonConfiguration key="configuration" style="f()" title="x"/>
        </button>
        """) == [
          "/app/N.xib:3:1: warning: buttonType cannot be shiny",
          "/app/N.xib:5:1: warning: a configuration cannot be f()",
        ])
  }

  @Test("text of a nib cannot become code")
  func injection() {
    let sources = [
      PortSource(
        path: "/app/N.xib",
        text: """
          <document><objects><view id="a&quot;); f(" customClass="V() }; f(); { W">
          <rect key="frame" x="f()" y="0" width="1" height="1"/>
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="x = f()" value="YES"/>
          <userDefinedRuntimeAttribute type="string" keyPath="x" value="\\(f())&quot;&#10;"/>
          </userDefinedRuntimeAttributes></view></objects></document>
          """)
    ]
    let text = TargetPort(sources).ported().files[0].text
    let maker = "InterfaceCoder.make({ UIView(coder: $0) })"
    #expect(text.contains("let o_a____f_ = \(maker) { (o: UIView) in"))
    #expect(text.contains(#"o.x = "\\(f())\"\u{a}""#))
    #expect(!text.contains("x = f()"))
    #expect(!text.contains(": f()"))
  }

  @Test("entities and depth without end are refused")
  func strangers() {
    let bomb = "<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>"
    #expect(
      notes(xib: bomb) == [
        "/app/N.xib:1:1: error: the file is left out: it declares a document type"
      ])
    let deep = String(repeating: "<view>", count: 5_000)
    #expect(
      notes(xib: deep) == [
        "/app/N.xib:1:1: error: the file is left out: it is nested deeper than 200 levels"
      ])
    #expect(notes(xib: "no XML").first?.contains("it is not XML") == true)
  }

  @Test(
    "prototypes and static cells of tables are known, and a prototype without an identifier is not")
  func tables() {
    #expect(
      notes(
        """
        <tableView id="t" style="grouped" rowHeight="-1" dataMode="prototypes">
        <prototypes>
        <tableViewCell id="c" reuseIdentifier="row" textLabel="l" style="IBUITableViewCellStyleDefault">
        <tableViewCellContentView key="contentView" id="w" tableViewCell="c">
        <subviews>
        <label id="l" text="Title"/>
        </subviews>
        </tableViewCellContentView>
        </tableViewCell>
        <tableViewCell id="d"/>
        </prototypes>
        <connections>
        <outlet property="dataSource" destination="t" id="o"/>
        </connections>
        </tableView>
        """) == [
          "/app/N.xib:12:1: warning: a prototype without an identifier is left out"
        ])
  }
}
