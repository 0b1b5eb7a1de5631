extension UIView {
  /// The margins and dimensions that are flexible when the superview's size changes (API-E20).
  nonisolated public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge changes with the superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes with the superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge changes with the superview.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the upper edge changes with the superview.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes with the superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the lower edge changes with the superview.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The scaling and the position of content in the bounds (API-E21).
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds.
    case scaleToFill = 0
    /// Scales the content to the largest size that fits, keeping the aspect ratio.
    case scaleAspectFit = 1
    /// Scales the content to the smallest size that fills the bounds, keeping the aspect ratio.
    case scaleAspectFill = 2
    /// Redraws the view when its size changes.
    case redraw = 3
    /// Centres the content.
    case center = 4
    /// Aligns the content with the middle of the upper edge.
    case top = 5
    /// Aligns the content with the middle of the lower edge.
    case bottom = 6
    /// Aligns the content with the middle of the left edge.
    case left = 7
    /// Aligns the content with the middle of the right edge.
    case right = 8
    /// Aligns the content with the upper left corner.
    case topLeft = 9
    /// Aligns the content with the upper right corner.
    case topRight = 10
    /// Aligns the content with the lower left corner.
    case bottomLeft = 11
    /// Aligns the content with the lower right corner.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// The equivalent `contentsGravity` of a layer.
  nonisolated package var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
