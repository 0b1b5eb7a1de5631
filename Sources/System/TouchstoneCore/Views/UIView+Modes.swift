extension UIView {
  /// Which distances give way when the superview changes its size (API-E20).
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

  /// How content is fitted into the bounds (API-E21).
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to the whole view.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As small as fills the view.
    case scaleAspectFill = 2
    /// Asks for display when the size changes.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the upper edge.
    case top = 5
    /// In the middle of the lower edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }
}

extension UIView.ContentMode {
  /// The name that layers use for it.
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
