import Foundation
import Pictures

/// Images with end caps.
nonisolated extension UIImage {
  /// The resizing of the parts between the end caps.
  public enum ResizingMode: Int, Sendable {
    /// Repeats the parts.
    ///
    /// - Note: Differs from UIKit: the parts are stretched, not repeated.
    case tile = 0
    /// Stretches the parts.
    case stretch = 1
  }

  /// Returns the image with end caps that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with end caps that are not stretched; both modes stretch the rest.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      content, size: size, scale: scale, name: name, data: data, mode: renderingMode,
      orientation: imageOrientation, isSymbol: isSymbolImage, caps: capInsets)
  }

  /// Returns the image with end caps and one stretchable point between them; the former API.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }

  /// The image in nine parts, of which the corners keep their size.
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

  /// The three parts of a length: their ranges as fractions of the image, and in the target.
  private static func cuts(
    _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, _ room: CGFloat
  ) -> [(from: CGFloat, share: CGFloat, start: CGFloat, length: CGFloat)] {
    guard length > 0 else { return [] }
    let first = max(0, min(first, length))
    let last = max(0, min(last, length - first))
    let edges = first + last
    // End caps that do not fit are reduced proportionally.
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
  /// Returns the image mirrored horizontally.
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
