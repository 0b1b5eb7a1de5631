import Foundation
import Pictures

/// How carefully pixels are made of others.
nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// How things are drawn from now on.
nonisolated extension CGContext {
  // MARK: Colours

  public func setFillColor(_ color: CGColor) { state.fill = .shade(color.shade) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = .shade(color.shade) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

  /// - Parameter components: as many as the fill's colour space has, and the opacity.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(alpha, 1))
    record(.alpha(state.alpha))
  }

  public func setBlendMode(_ mode: CGBlendMode) { record(.blend(mode.value)) }

  /// - Parameters:
  ///   - offset: in the space of the page, whatever transforms there are.
  ///   - blur: twice the standard deviation, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let shadow = color.map { Shadow(offset: offset, deviation: blur / 2, shade: $0.shade) }
    record(.shadow(shadow))
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Lines

  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.value }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.value }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  // MARK: Pixels

  // There are none; each outlet smooths edges as it does.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  public func flush() {}
  public func synchronize() {}

  // MARK: Clips

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: drawn, rule)
    drawn = Path()
  }

  public func clip(to rect: CGRect) { clip(to: Path(rect: rect), .winding) }

  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: path, .winding)
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
