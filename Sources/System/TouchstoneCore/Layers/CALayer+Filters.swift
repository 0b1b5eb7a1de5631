import Foundation

/// How a layer's contents are made larger or smaller.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between the pixels of two sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The edges of a layer.
nonisolated public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

// Pixels are not filtered here: the values are kept, so that they can be read and copied.
extension CALayer {
  /// How contents are made smaller; kept.
  public var minificationFilter: CALayerContentsFilter {
    get { settings["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { settings["minificationFilter"] = newValue }
  }
  /// How contents are made larger; kept.
  public var magnificationFilter: CALayerContentsFilter {
    get { settings["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { settings["magnificationFilter"] = newValue }
  }
  /// Which of two sizes counts; kept.
  public var minificationFilterBias: Float {
    get { settings["minificationFilterBias"] as? Float ?? 0 }
    set { settings["minificationFilterBias"] = newValue }
  }
  /// How the layer is mixed with what lies behind it; kept.
  public var compositingFilter: Any? {
    get { settings["compositingFilter"] }
    set { settings["compositingFilter"] = newValue }
  }
  /// Filters of the layer; kept.
  public var filters: [Any]? {
    get { settings["filters"] as? [Any] }
    set { settings["filters"] = newValue }
  }
  /// Filters of what lies behind the layer; kept.
  public var backgroundFilters: [Any]? {
    get { settings["backgroundFilters"] as? [Any] }
    set { settings["backgroundFilters"] = newValue }
  }
  /// Which edges are smooth; kept.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      settings["edgeAntialiasingMask"] as? CAEdgeAntialiasingMask
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { settings["edgeAntialiasingMask"] = newValue }
  }
}
