import Foundation
import Pictures

/// Records what is drawn, as a list that every outlet draws the same.
///
/// - Note: Differs from CoreGraphics: there are no pixels, so nothing can be read back from a bitmap.
nonisolated public class CGContext {
  /// What has been drawn so far.
  @exclusivity(unchecked) package private(set) var picture = Picture()
  var state = ContextState()
  /// In points, as far as it goes; what is drawn outside is cut off when an image is made.
  let size: CGSize
  /// The path that is being drawn, in the present space.
  var drawn = Path()

  private var saved: [ContextState] = []
  /// The pictures below the layers that have begun.
  private var below: [(picture: Picture, state: ContextState)] = []

  package init(size: CGSize) { self.size = size }

  /// A page on which y points up. `nil` if the caller wants the pixels in memory of its own.
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

  /// What has been drawn so far, as an image.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0, below.isEmpty else { return nil }
    return CGImage(.picture(picture, size: size), width: width, height: height)
  }

  // MARK: - State

  /// Keeps colours, lines, transform and clip for `restoreGState()`.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Goes back to what the last `saveGState()` kept.
  public func restoreGState() {
    guard let old = saved.popLast() else { return }
    move(pathFrom: state.ctm, to: old.ctm)
    state = old
    record(.restore)
  }

  /// From the present space to that of the page.
  public var ctm: CGAffineTransform { state.ctm }

  /// Puts a transform before the present one.
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

  /// Scales from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// - Parameter angle: in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A path stays where it is on the page when the space changes below it.
  private func move(pathFrom old: CGAffineTransform, to new: CGAffineTransform) {
    guard !drawn.isEmpty, old != new else { return }
    drawn = drawn.applying(old).applying(new.inverted())
  }

  /// Converts a point to that of the device.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a point from that of the device.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  // MARK: - Layers

  /// What is drawn from here to the layer's end takes part in opacity, shadow and blending as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    below.append((picture, state))
    picture = Picture()
    saved.append(state)
    state.alpha = 1
  }

  /// Draws into a layer of its own, which is put down as one thing at its end.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Puts down what was drawn since the layer began.
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

/// What a context's state holds beside what it hands on to the picture.
nonisolated struct ContextState {
  var ctm = CGAffineTransform.identity
  var fill = Paint.shade(.black)
  var stroke = Paint.shade(.black)
  var style = StrokeStyle()
  var alpha: CGFloat = 1
  var clip: CGRect?
  /// The components of a colour that is named by numbers alone are of this space.
  var fillSpace = CGColorSpaceCreateDeviceGray()
  var strokeSpace = CGColorSpaceCreateDeviceGray()
}
