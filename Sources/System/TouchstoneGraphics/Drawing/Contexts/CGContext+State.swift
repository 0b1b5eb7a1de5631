import Foundation
import Pictures

/// The quality of the interpolation of pixels.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the outlet.
  case `default` = 0
  /// No interpolation.
  case none = 1
  /// Low quality, fast.
  case low = 2
  /// High quality.
  case high = 3
  /// Medium quality.
  case medium = 4
}

/// The graphics state.
nonisolated extension CGContext {
  // MARK: Colours

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fill = .shade(color.shade) }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = .shade(color.shade) }

  /// Sets the fill colour, with components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour, with components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour to a grey from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour space of fill components.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  /// Sets the colour space of stroke components.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// Sets the fill colour.
  /// - Parameter components: The components of the fill colour space, and the opacity.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  /// Sets the stroke colour, from the components of the stroke colour space and the opacity.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// Sets the opacity of all drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(alpha, 1))
    record(.alpha(state.alpha))
  }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { record(.blend(mode.value)) }

  /// - Parameters:
  ///   - offset: The offset in the coordinates of the page, whatever the current transform is.
  ///   - blur: Twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let shadow = color.map { Shadow(offset: offset, deviation: blur / 2, shade: $0.shade) }
    record(.shadow(shadow))
  }

  /// Sets a shadow in black with an opacity of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Lines

  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.value }
  /// Sets the shape of line corners.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.value }
  /// Sets the limit of miters, relative to the line width; longer ones become bevels.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the lengths of dashes and gaps; no lengths mean a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  // MARK: Pixels

  // There are none here; each outlet antialiases in its own way.
  /// Does nothing: antialiasing depends on the outlet.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: antialiasing depends on the outlet.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: curves are not flattened here.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Always `.default`: interpolation depends on the outlet.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// Does nothing: no drawing is deferred.
  public func flush() {}
  /// Does nothing: no drawing is deferred.
  public func synchronize() {}

  // MARK: Clips

  /// Clips to the path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: drawn, rule)
    drawn = Path()
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(rect: rect), .winding) }

  /// Clips to a rectangle.
  ///
  /// - Note: Differs from UIKit: the mask has no effect, since images are not decoded.
  public func clip(to rect: CGRect, mask: CGImage) {
    OneTimeNotice.print(
      "CGContext.clip(to:mask:) clips to the rectangle; the mask's pixels are not read")
    clip(to: rect)
  }

  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: path, .winding)
  }

  /// Does nothing and prints a notice to standard error: a clip ends with its `restoreGState()`.
  public func resetClip() {
    OneTimeNotice.print("CGContext.resetClip() does nothing; end a clip with restoreGState()")
  }

  func clip(to path: Path, _ rule: CGPathFillRule) {
    let box = path.isEmpty ? .zero : path.applying(state.ctm).bounds
    state.clip = state.clip.map { $0.intersection(box) } ?? box
    record(.clip(path, rule.value))
  }

  /// The bounding box of the clip, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    (state.clip ?? CGRect(origin: .zero, size: size)).applying(state.ctm.inverted())
  }
}
