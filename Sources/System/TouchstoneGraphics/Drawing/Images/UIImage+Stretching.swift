import Foundation
import Pictures

/// Pictures whose edges keep their size.
nonisolated extension UIImage {
  /// What becomes of the parts between the edges.
  public enum ResizingMode: Int, Sendable {
    /// - Note: Differs from UIKit: parts are stretched, not repeated.
    case tile = 0
    /// Parts are stretched.
    case stretch = 1
  }

  /// The picture with edges that are not stretched along with the rest.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges that are not stretched along with the rest; both modes stretch.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      content, size: size, scale: scale, name: name, data: data, mode: renderingMode,
      orientation: imageOrientation, isSymbol: isSymbolImage, caps: capInsets)
  }

  /// The older way to say it: one point in the middle is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }

  /// The picture in nine parts, of which the corners keep their size.
  func stretched(in rect: CGRect) -> Picture {
    let (across, along) = (
      Self.cuts(size.width, capInsets.left, capInsets.right, rect.width),
      Self.cuts(size.height, capInsets.top, capInsets.bottom, rect.height)
    )
    var picture = Picture()
    for row in along {
      for column in across where row.length > 0 && column.length > 0 {
        let part = CGRect(
          x: column.from, y: row.from, width: column.share, height: row.share)
        let place = CGRect(
          x: rect.minX + column.start, y: rect.minY + row.start, width: column.length,
          height: row.length)
        picture.append(.image(.part(content, part), in: place))
      }
    }
    return picture
  }

  /// Three parts of a length: where each is taken from, as a share of the picture, and where it goes.
  private static func cuts(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ room: CGFloat
  ) -> [(from: CGFloat, share: CGFloat, start: CGFloat, length: CGFloat)] {
    guard length > 0 else { return [] }
    let first = max(0, min(first, length))
    let last = max(0, min(last, length - first))
    let edges = first + last
    // Edges that do not fit are made smaller, evenly.
    let scale = edges > room && edges > 0 ? room / edges : 1
    let middle = max(0, room - edges * scale)
    return [
      (0, first / length, 0, first * scale),
      (first / length, (length - edges) / length, first * scale, middle),
      ((length - last) / length, last / length, first * scale + middle, last * scale),
    ]
  }
}

nonisolated extension UIImage {
  /// The picture mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      content, size: size, scale: scale, name: name, data: data, mode: renderingMode,
      orientation: imageOrientation.mirrored, isSymbol: isSymbolImage, caps: capInsets)
  }
}

nonisolated extension UIImage.Orientation {
  fileprivate var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
