import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct PlainValues {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("colours are equal if their components are")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.red != .red.withAlphaComponent(0.5))
    #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1), .label]).count == 1)
    #expect(components(.systemBlue) == [0, 122.0 / 255, 1, 1])
    #expect(components(.clear) == [0, 0, 0, 0])
  }

  @Test("hues go round the circle")
  func hues() {
    let colors = (0...6).map {
      UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1)
    }
    let expected: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
    for (color, named) in zip(colors, expected) {
      for (left, right) in zip(components(color), components(named)) {
        #expect(abs(left - right) < 1e-9)
      }
    }
    let pale = UIColor(hue: 0.9, saturation: 0, brightness: 0.25, alpha: 1)
    #expect(components(pale) == [0.25, 0.25, 0.25, 1])
  }

  @Test("a picture view takes its picture's size once [API-W22]")
  func imageView() {
    let cat = UIImage(name: "cat", size: CGSize(width: 20, height: 10))
    let dog = UIImage(name: "dog", size: CGSize(width: 7, height: 8))
    let view = UIImageView(image: cat)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.image = dog
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(UIImageView(image: nil).frame == .zero)
  }

  @Test("a picture's size is read from a PNG's head, and nonsense is no picture")
  func imageData() {
    // Messages about missing pixels go to the trace of the scene that was made last.
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    png.append(contentsOf: Array("IHDR".utf8) + [0, 0, 1, 4, 0, 0, 0, 30])
    #expect(UIImage(data: png)?.size == CGSize(width: 260, height: 30))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 130, height: 15))
    // A part of a larger buffer counts from elsewhere than zero.
    #expect(UIImage(data: (Data([7, 7]) + png).dropFirst(2))?.size.height == 30)
    #expect(UIImage(data: png, scale: 0) == nil)
    #expect(UIImage(data: png.dropLast()) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test("a label has UIKit's defaults and asks for room for its text")
  func label() {
    let label = UILabel(frame: .zero)
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .black)
    #expect(label.textAlignment == .natural)
    #expect(label.numberOfLines == 1)
    label.font = .systemFont(ofSize: 10)
    label.text = "four\nfifteen letters"
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 20, height: 12))
    // With several lines it keeps its width, and is broken to that.
    label.numberOfLines = 0
    label.sizeToFit()
    #expect(label.bounds.width <= 20 && label.bounds.height > 24)
    let wide = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(wide.height == 24 && (60...90).contains(wide.width))
    label.text = nil
    #expect(label.sizeThatFits(.zero) == .zero)
  }
}
