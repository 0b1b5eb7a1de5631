import Foundation
import Pictures

nonisolated extension UIColor {
  // MARK: Making one

  /// Makes a colour from a `CGColor`.
  public convenience init(cgColor: CGColor) { self.init(cgColor.shade) }

  /// Makes a colour from Display P3 components.
  ///
  /// - Note: Differs from UIKit: the components are shown as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  package convenience init(_ shade: Shade) {
    self.init(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
  }

  // MARK: Components

  /// The equivalent `CGColor`.
  public var cgColor: CGColor { CGColor(shade) }

  package var shade: Shade { Shade(red, green, blue, alpha) }

  /// Writes the hue, saturation and brightness, each from 0 to 1, and returns `true`. The hue of a grey is 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var turn: CGFloat = 0
    if spread > 0 {
      if most == red {
        turn = (green - blue) / spread
      } else if most == green {
        turn = (blue - red) / spread + 2
      } else {
        turn = (red - green) / spread + 4
      }
      if turn < 0 { turn += 6 }
    }
    hue?.pointee = turn / 6
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the brightness of the colour as a grey, and returns `true`.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = 0.299 * red + 0.587 * green + 0.114 * blue
    alpha?.pointee = self.alpha
    return true
  }

  // MARK: Drawing

  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// - Note: Differs from UIKit: makes a grey, since images are not decoded.
  nonisolated public convenience init(patternImage image: UIImage) {
    OneTimeNotice.print("UIColor(patternImage:) is a plain grey; the image's pixels are not read")
    self.init(white: 0.5, alpha: 1)
  }

  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of an editor's colour literal.
  nonisolated public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
