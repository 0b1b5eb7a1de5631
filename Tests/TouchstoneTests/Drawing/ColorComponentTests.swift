import Foundation
import Testing
import Touchstone

@testable import TouchstoneGraphics

@Suite struct ColorComponentTests {
  @Test("hue, saturation and brightness lead back to the colour they were made of")
  func hues() {
    var worst: CGFloat = 0
    for step in 0..<60 {
      let (hue, saturation) = (CGFloat(step) / 60, CGFloat(step % 5 + 1) / 5)
      let color = UIColor(hue: hue, saturation: saturation, brightness: 0.8, alpha: 0.5)
      var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3)
      worst = max(
        worst, abs(parts.0 - hue), abs(parts.1 - saturation), abs(parts.2 - 0.8),
        abs(parts.3 - 0.5))
    }
    #expect(worst < 1e-9)
    var hue: CGFloat = 9
    UIColor.gray.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(hue == 0)
  }

  @Test("a grey by one number is the colour it shows as, and not equal to it")
  func spaces() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.numberOfComponents == 2 && gray.components == [0.5, 0.25])
    #expect(UIColor(cgColor: gray) == UIColor(white: 0.5, alpha: 0.25))
    #expect(UIColor(cgColor: gray).cgColor != gray)
    #expect(UIColor.red.cgColor == UIColor.red.cgColor)
    #expect(gray.copy(alpha: 1)?.components == [0.5, 1])
  }

  @Test("a colour by the numbers of another space is shown in ours")
  func printing() {
    let ink = CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0, 1])
    #expect(ink.map { UIColor(cgColor: $0) } == .red)
    #expect(CGColorSpace(name: "nothing of the kind") == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
  }

  @Test("the colours of a gradient are in order, equally far apart unless told otherwise")
  func gradients() {
    let colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    let even = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    #expect(even?.stops.map(\.place) == [0, 0.5, 1])
    let odd = CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0, 0.25])
    #expect(odd?.stops.map(\.shade.green) == [1, 0, 0])
    #expect(CGGradient(colorsSpace: nil, colors: [1], locations: nil) == nil)
  }

  @Test("a colour literal is a colour")
  func literal() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }
}
