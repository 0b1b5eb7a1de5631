import Foundation

/// The filter with which a layer's contents are scaled.
nonisolated public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between the surrounding pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolates between the pixels of two mipmap levels.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A set of a layer's edges.
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

// Pixels are not filtered here: the values are stored, so that they can be read and copied.
extension CALayer {
  /// The filter for reducing the contents. It is stored and has no effect.
  public var minificationFilter: CALayerContentsFilter {
    get { settings["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { settings["minificationFilter"] = newValue }
  }
  /// The filter for enlarging the contents. It is stored and has no effect.
  public var magnificationFilter: CALayerContentsFilter {
    get { settings["magnificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { settings["magnificationFilter"] = newValue }
  }
  /// The bias of the mipmap level. It is stored and has no effect.
  public var minificationFilterBias: Float {
    get { settings["minificationFilterBias"] as? Float ?? 0 }
    set { settings["minificationFilterBias"] = newValue }
  }
  /// The filter that composes the layer with its background. It is stored and has no effect.
  public var compositingFilter: Any? {
    get { settings["compositingFilter"] }
    set { settings["compositingFilter"] = newValue }
  }
  /// The filters of the layer. They are stored and have no effect.
  public var filters: [Any]? {
    get { settings["filters"] as? [Any] }
    set { settings["filters"] = newValue }
  }
  /// The filters of the background. They are stored and have no effect.
  public var backgroundFilters: [Any]? {
    get { settings["backgroundFilters"] as? [Any] }
    set { settings["backgroundFilters"] = newValue }
  }
  /// The antialiased edges. They are stored and have no effect.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      settings["edgeAntialiasingMask"] as? CAEdgeAntialiasingMask
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { settings["edgeAntialiasingMask"] = newValue }
  }
}
