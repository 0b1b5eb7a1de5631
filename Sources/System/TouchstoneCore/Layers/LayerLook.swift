import Foundation

/// The values of a layer, apart from the tree of layers.
struct LayerLook {
  // A view has these itself; its layer reads them from the view.
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var masksToBounds = false

  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var sublayerTransform = CATransform3DIdentity
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Whether the layer shows anything that its view does not have itself.
  var isOwn: Bool {
    cornerRadius != 0 || borderWidth != 0 || shadowOpacity != 0 || contents != nil || zPosition != 0
  }
}

/// The corners that `cornerRadius` rounds.
nonisolated public struct CACornerMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The curve of rounded corners; both kinds are drawn as a quarter of a circle here.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Arcs of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Continuous curves; drawn as arcs of circles here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The position and the scaling of contents in a layer's bounds.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Centres the contents without scaling.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Aligns the contents with the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Aligns the contents with the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Aligns the contents with the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Aligns the contents with the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Aligns the contents with the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Aligns the contents with the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Aligns the contents with the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Aligns the contents with the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretches the contents to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scales the contents to the largest size that fits, keeping the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scales the contents to the smallest size that fills the bounds, keeping the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
