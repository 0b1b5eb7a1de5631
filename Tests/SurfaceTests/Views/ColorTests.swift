import Foundation
import Testing
import Touchstone

@Suite struct ColorTests {
  @Test("a colour set of an asset catalogue is found by its name, and no other file is")
  func catalog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Brand/Sky.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let json = """
      {"colors": [
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components":
           {"red": "0", "green": "0", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
           {"red": "0.200", "green": "0x80", "blue": "255", "alpha": "0.500"}}}
      ]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let sky = try #require(UIColor(named: "Brand/Sky", in: bundle, compatibleWith: nil))
    #expect(sky == UIColor(red: 0.2, green: 128 / 255, blue: 1, alpha: 0.5))
    #expect(UIColor(named: "Sea", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "../Brand/Sky", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("geometry in boxes comes out as it went in")
  func boxes() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    let flat = CGAffineTransform(translationX: 3, y: 4)
    #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }

  @Test("a font's descriptor keeps what it does not change")
  func descriptors() {
    let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    let italic = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!
    let made = UIFont(descriptor: italic, size: 0)
    #expect(made.pointSize == 20 && made.weight == .heavy)
    #expect(made.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let plain = italic.withSymbolicTraits([])!
    #expect(UIFont(descriptor: plain, size: 8) == .systemFont(ofSize: 8))
  }

  @Test("a level for windows that nobody needs is a little above another")
  func levels() { #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001)) }
}
