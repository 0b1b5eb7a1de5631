import Foundation
import GestureCore
import Pictures

/// The picture that a layer shows.
extension CALayer {
  /// The outline of the background, the border and the clipping, in the layer's coordinates.
  var outline: Path {
    var path = Path()
    path.addRoundedRect(
      bounds, radii: CGSize(width: cornerRadius, height: cornerRadius),
      corners: maskedCorners.corners)
    return path
  }

  /// Converts from the layer's coordinates to its superlayer's.
  private var placement: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    ).concatenating(transform.flattened)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The placement with the current values of animations.
  var placementNow: CGAffineTransform { (shownNow ?? self).placement }

  /// The layer and its sublayers as currently shown, in the superlayer's coordinates. The content that a view shows next to its
  /// layer is included.
  func whole(depth: Int = 0) -> Picture {
    guard depth < 100 else { return Picture() }
    let shown = shownNow ?? self
    guard !shown.isHidden, shown.opacity > 0 else { return Picture() }
    prepareContent()
    let inside = shown.inside(of: self, depth: depth)
    var picture = Picture([.save, .concat(shown.placement)])
    if let shadow = shown.shadow { picture.append(.shadow(shadow)) }
    let isPlain = shown.opacity >= 1 && shown.mask == nil && shown.shadow == nil
    if isPlain {
      picture.add(inside)
    } else {
      picture.append(
        .group(
          inside, alpha: CGFloat(shown.opacity), blend: .normal,
          mask: maskPicture(depth: depth)))
    }
    picture.append(.restore)
    return picture
  }

  private func inside(of model: CALayer, depth: Int) -> Picture {
    var picture = Picture()
    if let color = backgroundColor?.shade, color.alpha > 0, !bounds.isEmpty {
      picture.append(.fill(outline, .shade(color), .winding))
    }
    var below = model.content(as: self)
    if let face = model.owner?.face { below.add(face) }
    var sublayers = Picture()
    for layer in model.inOrder { sublayers.add(layer.whole(depth: depth + 1)) }
    if !sublayers.isEmpty { below.add(repeated(sublayers)) }
    if masksToBounds, !below.isEmpty {
      picture.append(.save)
      picture.append(.clip(outline, .winding))
      picture.add(below)
      picture.append(.restore)
    } else {
      picture.add(below)
    }
    picture.append(border)
    return picture
  }

  func maskPicture(depth: Int = 0) -> Picture? {
    if let mask { return mask.whole(depth: depth + 1) }
    return owner?.mask.map { $0.layer.whole(depth: depth + 1) }
  }

  /// The content between the background and the sublayers.
  func content(as shown: CALayer) -> Picture {
    var picture = Picture()
    if let image = shown.contents.flatMap(Self.image) {
      let part = shown.contentsRect
      let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
      let size = CGSize(
        width: image.size.width * part.width, height: image.size.height * part.height)
      let content = isWhole ? image.content : .part(image.content, part)
      picture.append(.image(content, in: shown.contentsGravity.place(size, in: shown.bounds)))
    }
    if let drawing { picture.add(drawing.isolated) }
    picture.add(shown.ownContent)
    return picture
  }

  private static func image(_ any: Any) -> UIImage? {
    any as? UIImage ?? (any as? CGImage).map { UIImage(cgImage: $0) }
  }

  var border: Picture {
    guard borderWidth > 0, let color = borderColor?.shade, color.alpha > 0 else {
      return Picture()
    }
    // The border is inside the bounds.
    let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let radius = max(0, cornerRadius - borderWidth / 2)
    var path = Path()
    path.addRoundedRect(
      inner, radii: CGSize(width: radius, height: radius), corners: maskedCorners.corners)
    return Picture([.stroke(path, .shade(color), StrokeStyle(width: borderWidth))])
  }

  var shadow: Shadow? {
    guard shadowOpacity > 0, !masksToBounds, var shade = shadowColor?.shade else { return nil }
    shade.alpha *= Double(min(shadowOpacity, 1))
    return Shadow(offset: shadowOffset, deviation: shadowRadius, shade: shade)
  }
}

extension CACornerMask {
  nonisolated fileprivate var corners: Path.Corners { Path.Corners(rawValue: Int(rawValue & 15)) }
}

extension CALayerContentsGravity {
  /// The rectangle of contents of a size in the bounds.
  nonisolated package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let scale = self == .resizeAspect ? min(across, down) : max(across, down)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let name = rawValue.lowercased()
    let x: CGFloat = name.contains("left") ? 0 : name.contains("right") ? 1 : 0.5
    let y: CGFloat = name.contains("top") ? 0 : name.contains("bottom") ? 1 : 0.5
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
