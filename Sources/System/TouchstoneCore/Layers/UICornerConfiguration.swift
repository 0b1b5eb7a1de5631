import Foundation

/// The radius of a corner.
nonisolated public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, CustomStringConvertible
{
  fileprivate enum Kind: Hashable, Sendable {
    case fixed(Double)
    case concentric(minimum: Double?)
  }
  fileprivate let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }
  /// A radius that is concentric with the container's rounded corner.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum.map { Double($0) }))
  }

  private init(kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum?): "containerConcentric(minimum: \(minimum))"
    case .concentric: "containerConcentric"
    }
  }
}

/// The radii of a view's four corners.
nonisolated public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case capsule(most: CGFloat?)
    /// Top left, top right, bottom left, bottom right.
    case corners([UICornerRadius?])
    /// All corners with the largest of the radii.
    case uniform([UICornerRadius?])
  }
  private let shape: Shape

  /// The same radius for each corner, each resolved separately.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners(Array(repeating: radius, count: 4)))
  }
  /// A radius for each corner; `nil` for a sharp one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }
  /// A capsule: semicircles at the short sides, up to a maximum radius.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(most: maximumRadius))
  }
  /// One radius for all corners, the largest of the resolved ones.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform(Array(repeating: radius, count: 4)))
  }
  /// One radius for the upper corners and another one for the lower corners.
  public static func uniformEdges(
    topRadius: UICornerRadius? = nil, bottomRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }
  /// One radius for the left corners and another one for the right corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius? = nil, rightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }

  /// The radii in points for a view of a size: top left, top right, bottom left, bottom right.
  /// - Parameter concentric: The radius of a corner that is concentric with the container's.
  func radii(in size: CGSize, concentric: (Int) -> CGFloat) -> [CGFloat] {
    let half = max(0, min(size.width, size.height) / 2)
    func points(_ radius: UICornerRadius?, _ index: Int) -> CGFloat {
      switch radius?.kind {
      case nil: 0
      case .fixed(let points): min(max(0, points), half)
      case .concentric(let minimum): min(max(concentric(index), minimum ?? 0), half)
      }
    }
    switch shape {
    case .capsule(let most): return Array(repeating: min(half, max(0, most ?? half)), count: 4)
    case .corners(let radii): return radii.enumerated().map { points($1, $0) }
    case .uniform(let radii):
      let most = radii.enumerated().map { points($1, $0) }.max() ?? 0
      return Array(repeating: most, count: 4)
    }
  }
}

extension UIView {
  private static let cornersKey = "cornerConfiguration"
  /// The four corners in the order of a configuration's radii.
  private static let cornerMasks: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The corner radii of the view, which follow its size.
  /// - Note: Differs from UIKit: if the radii differ, a corner with the radius 0 is sharp, and the others have the largest
  ///   radius.
  public var cornerConfiguration: UICornerConfiguration {
    get {
      layer.settings[Self.cornersKey] as? UICornerConfiguration
        ?? .corners(radius: .fixed(layer.cornerRadius))
    }
    set {
      layer.settings[Self.cornersKey] = newValue
      applyCorners()
    }
  }

  /// The current radius of a corner in points; of several corners, the largest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(order, cornerRadii).filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  private var cornerRadii: [CGFloat] {
    guard let corners = layer.settings[Self.cornersKey] as? UICornerConfiguration else {
      let radius = layer.cornerRadius
      return Self.cornerMasks.map { layer.maskedCorners.contains($0) ? radius : 0 }
    }
    return corners.radii(in: bounds.size) { concentricRadius($0) }
  }

  /// The superview's corner radius minus the distance to that corner.
  private func concentricRadius(_ index: Int) -> CGFloat {
    guard let superview else { return 0 }
    let outer = superview.bounds
    let x = index % 2 == 0 ? frame.minX - outer.minX : outer.maxX - frame.maxX
    let y = index < 2 ? frame.minY - outer.minY : outer.maxY - frame.maxY
    return max(0, superview.cornerRadii[index] - max(0, min(x, y)))
  }

  /// Updates the corners of the view and its subviews for their sizes. A view without a layer of its own has no configuration.
  func applyCorners() {
    guard let madeLayer, !madeLayer.settings.isEmpty, madeLayer.settings[Self.cornersKey] != nil
    else { return }
    let radii = cornerRadii
    let largest = radii.max() ?? 0
    madeLayer.cornerRadius = largest
    let isRound = zip(Self.cornerMasks, radii).filter { $0.1 > 0 || largest == 0 }
    madeLayer.maskedCorners = CACornerMask(isRound.map(\.0))
    for subview in subviews { subview.applyCorners() }
  }
}
