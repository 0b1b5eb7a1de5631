import Foundation
import Pictures

/// How carefully pixels are made of others.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// As the outlet does.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Quickly.
  case low = 2
  /// With care.
  case high = 3
  /// Between low and high.
  case medium = 4
}

/// How things are drawn from now on.
nonisolated extension CGContext {
  // MARK: Colours

  /// Fills with a colour from now on.
  public func setFillColor(_ color: CGColor) { state.fill = .shade(color.shade) }
  /// Strokes with a colour from now on.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .shade(color.shade) }

  /// Fills with a colour of components from 0 to 1 from now on.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Strokes with a colour of components from 0 to 1 from now on.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Fills with a grey, from 0 to 1, from now on.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Strokes with a grey, from 0 to 1, from now on.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// What the components of filling mean from now on.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  /// What the components of stroking mean from now on.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// - Parameter components: as many as the fill's colour space has, and the opacity.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  /// Strokes with components of the stroking space, the last of them alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// Draws everything that opaque from now on, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(alpha, 1))
    record(.alpha(state.alpha))
  }

  /// How what is drawn mixes with what is there, from now on.
  public func setBlendMode(_ mode: CGBlendMode) { record(.blend(mode.value)) }

  /// - Parameters:
  ///   - offset: in the space of the page, whatever transforms there are.
  ///   - blur: twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let shadow = color.map { Shadow(offset: offset, deviation: blur / 2, shade: $0.shade) }
    record(.shadow(shadow))
  }

  /// Gives what is drawn a shadow from now on, black and a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Lines

  /// How wide lines are from now on.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  /// How lines end from now on.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.value }
  /// How lines meet from now on.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.value }
  /// How far a corner may stick out before it is cut, by half of the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Interrupts lines by these lengths of line and gap; none is a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  // MARK: Pixels

  // There are none; each outlet smooths edges as it does.
  /// Does nothing: edges are the outlet's affair.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: edges are the outlet's affair.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: curves stay curves.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Kept at `default`: how pixels are made is the outlet's affair.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// Does nothing: nothing waits.
  public func flush() {}
  /// Does nothing: nothing waits.
  public func synchronize() {}

  // MARK: Clips

  /// Draws only inside of the path from now on; the path is gone then.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: drawn, rule)
    drawn = Path()
  }

  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect: rect), .winding) }

  /// Draws only inside of the rectangle from now on.
  ///
  /// - Note: Differs from UIKit: the picture hides nothing of it, since pictures are not decoded.
  public func clip(to rect: CGRect, mask: CGImage) {
    OneTimeNotice.print(
      "CGContext.clip(to:mask:) clips to the rectangle; the mask's pixels are not read")
    clip(to: rect)
  }

  /// Draws only inside of these rectangles from now on.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: path, .winding)
  }

  /// Does nothing, and says so on standard error: a clip ends with its `restoreGState()`.
  public func resetClip() {
    OneTimeNotice.print("CGContext.resetClip() does nothing; end a clip with restoreGState()")
  }

  func clip(to path: Path, _ rule: CGPathFillRule) {
    let box = path.isEmpty ? .zero : path.applying(state.ctm).bounds
    state.clip = state.clip.map { $0.intersection(box) } ?? box
    record(.clip(path, rule.value))
  }

  /// Around everything that is not clipped, in the present space.
  public var boundingBoxOfClipPath: CGRect {
    (state.clip ?? CGRect(origin: .zero, size: size)).applying(state.ctm.inverted())
  }
}
