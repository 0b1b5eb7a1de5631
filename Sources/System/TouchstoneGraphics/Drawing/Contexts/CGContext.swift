import Foundation
import Pictures

/// Records drawing as a list of operations that every outlet can draw.
///
/// - Note: Differs from CoreGraphics: there are no pixels, so nothing can be read back from a bitmap.
nonisolated public class CGContext {
  /// The recorded drawing.
  @exclusivity(unchecked) package private(set) var picture = Picture()
  var state = ContextState()
  /// The size in points. Drawing outside is clipped when an image is made.
  let size: CGSize
  /// The current path, in the current coordinates.
  var drawn = Path()

  private var saved: [ContextState] = []
  /// The pictures below the open transparency layers.
  private var below: [(picture: Picture, state: ContextState)] = []

  package init(size: CGSize) { self.size = size }

  /// Makes a context in which y points up; `nil` if the caller provides memory for the pixels.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    size = CGSize(width: width, height: height)
    concatenate(CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)))
  }

  func record(_ operation: Picture.Operation) { picture.append(operation) }
  package func record(_ other: Picture) { picture.append(other) }

  /// The width in pixels.
  public var width: Int { Int(bounding: size.width.rounded(.up)) }
  /// The height in pixels.
  public var height: Int { Int(bounding: size.height.rounded(.up)) }

  /// Makes an image of the current drawing.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0, below.isEmpty else { return nil }
    return CGImage(.picture(picture, size: size), width: width, height: height)
  }

  // MARK: - State

  /// Saves the colours, line style, transform and clip for `restoreGState()`.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Restores the state of the last `saveGState()`.
  public func restoreGState() {
    guard let old = saved.popLast() else { return }
    move(pathFrom: state.ctm, to: old.ctm)
    state = old
    record(.restore)
  }

  /// The transform from the current coordinates to those of the page.
  public var ctm: CGAffineTransform { state.ctm }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    let old = state.ctm
    state.ctm = transform.concatenating(old)
    move(pathFrom: old, to: state.ctm)
    record(.concat(transform))
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Rotates the coordinates.
  /// - Parameter angle: The angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Keeps the current path at its location on the page when the coordinates change.
  private func move(pathFrom old: CGAffineTransform, to new: CGAffineTransform) {
    guard !drawn.isEmpty, old != new else { return }
    drawn = drawn.applying(old).applying(new.inverted())
  }

  /// Converts a point to device coordinates.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point from device coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  // MARK: - Layers

  /// Begins a layer, to which opacity, shadow and blending apply as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    below.append((picture, state))
    picture = Picture()
    saved.append(state)
    state.alpha = 1
  }

  /// Begins a transparency layer, which is composed at its end.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composes the layer that was begun last.
  public func endTransparencyLayer() {
    guard let (under, outer) = below.popLast() else { return }
    let layer = picture
    picture = under
    move(pathFrom: state.ctm, to: outer.ctm)
    state = outer
    if !saved.isEmpty { saved.removeLast() }
    record(.group(layer, alpha: 1, blend: .normal, mask: nil))
  }
}

/// The part of a context's state that the picture does not record.
nonisolated struct ContextState {
  var ctm = CGAffineTransform.identity
  var fill = Paint.shade(.black)
  var stroke = Paint.shade(.black)
  var style = StrokeStyle()
  var alpha: CGFloat = 1
  var clip: CGRect?
  /// The colour space of colours that are given only by components.
  var fillSpace = CGColorSpaceCreateDeviceGray()
  var strokeSpace = CGColorSpaceCreateDeviceGray()
}
