import Foundation

/// A coordinate space from and to which points and rectangles can be converted: a view or a screen
/// (API-W21).
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space; a rotated rectangle becomes its bounding box (COR-01).
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space; a rotated rectangle becomes its bounding box
  /// (COR-01).
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }
}

/// A coordinate space with a known position on a screen. Two such spaces convert through screen
/// coordinates.
@MainActor protocol ScreenPlaced: UICoordinateSpace {
  func convertToScreen(_ point: CGPoint) -> CGPoint
  func convertFromScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenPlaced {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    let onScreen = convertToScreen(point)
    // A client's own coordinate space can convert from the screen, but does not know this space.
    guard let other = coordinateSpace as? any ScreenPlaced else {
      return coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
    }
    return other.convertFromScreen(onScreen)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if coordinateSpace === self { return point }
    guard let other = coordinateSpace as? any ScreenPlaced else {
      return convertFromScreen(
        coordinateSpace.convert(point, to: UIScreen.main.coordinateSpace))
    }
    return convertFromScreen(other.convertToScreen(point))
  }

  /// Takes the bounding box of the corners twice: in the common space, and after the conversion
  /// from there (COR-01).
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace === self { return rect }
    if let view = self as? UIView, let other = coordinateSpace as? UIView {
      return view.box(of: rect, in: other)
    }
    let onScreen = rect.boundingBox(converting: convertToScreen)
    guard let other = coordinateSpace as? any ScreenPlaced else {
      return coordinateSpace.convert(onScreen, from: UIScreen.main.coordinateSpace)
    }
    return onScreen.boundingBox(converting: other.convertFromScreen)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let other = coordinateSpace as? any ScreenPlaced { return other.convert(rect, to: self) }
    return coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace)
      .boundingBox(converting: convertFromScreen)
  }
}

extension UIView: UICoordinateSpace, ScreenPlaced {
  func convertToScreen(_ point: CGPoint) -> CGPoint { convertToScene(point) }
  func convertFromScreen(_ point: CGPoint) -> CGPoint { convertFromScene(point) }
}

extension UIScreen: UICoordinateSpace, ScreenPlaced {
  func convertToScreen(_ point: CGPoint) -> CGPoint { point }
  func convertFromScreen(_ point: CGPoint) -> CGPoint { point }

  /// The screen's coordinate space in the current interface orientation (API-N07).
  /// - Note: Differs from UIKit: a screen does not turn here, so both spaces are the screen's own.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space fixed to the device; equal to `coordinateSpace` here.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The screen's coordinate space, which all input uses.
  public var coordinateSpace: any UICoordinateSpace { screen }
}

extension CGRect {
  /// The bounding box of the corners after a conversion.
  func boundingBox(converting: (CGPoint) -> CGPoint) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(converting)
    let left = corners.map(\.x).reduce(.infinity, min)
    let top = corners.map(\.y).reduce(.infinity, min)
    let right = corners.map(\.x).reduce(-.infinity, max)
    let bottom = corners.map(\.y).reduce(-.infinity, max)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
