import CLibCairo
import Foundation
import GestureCore
import Pictures

/// Compositing: opacity, blend modes, shadows and groups.
extension Painter {
  /// Composites an operation with the current state.
  /// - Parameters:
  ///   - bounds: the area that it may cover.
  ///   - foldsAlpha: whether `draw` draws each pixel once, so that the opacity can be applied to
  ///     its paint.
  ///   - isolates: whether it is always drawn on a separate surface first.
  ///   - draw: draws it with a painter that has the current transform.
  func put(
    _ operation: Picture.Operation, _ bounds: PixelRect, foldsAlpha: Bool = false,
    isolates: Bool = false, draw: (Painter, Ink) -> Void
  ) {
    let clip = clipRegion
    guard !clip.isEmpty else { return }
    if state.blend == .clear || state.blend == .copy {
      erase(bounds.intersection(clip), draw)
      if state.blend == .clear { return }
    }
    guard state.alpha > 0 else { return }
    let blend = state.blend == .copy ? .normal : state.blend
    if let shadow = state.shadow, shadow.shade.alpha > 0 {
      guard let whole = shadowed(operation, bounds, shadow, clip, draw) else { return }
      compose(whole, blend)
      return
    }
    if blend == .normal, !isolates, state.alpha == 1 || foldsAlpha {
      draw(self, .paint(alpha: state.alpha))
      return
    }
    guard let sheet = sheet(bounds.intersection(clip)) else { return }
    draw(painter(on: sheet), .paint(alpha: 1))
    compose(sheet, blend)
  }

  /// Composites a whole surface with the state's opacity.
  private func compose(_ sheet: Surface, _ blend: Blend) {
    cairo_set_operator(context, blend.operation)
    sheet.setAsSource(of: context)
    cairo_paint_with_alpha(context, state.alpha)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Clears the destination where the operation covers anything.
  private func erase(_ region: PixelRect, _ draw: (Painter, Ink) -> Void) {
    guard let sheet = sheet(region) else { return }
    draw(painter(on: sheet), .cover)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    sheet.setAsSource(of: context)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// A transparent surface; `nil` if there is nothing to draw.
  func sheet(_ region: PixelRect) -> Surface? {
    guard !region.isEmpty else { return nil }
    guard let sheet = Surface(region) else {
      job.fail(.library("there is no memory for \(region.width) x \(region.height) pixels"))
      return nil
    }
    return sheet
  }

  // MARK: - Shadows

  private func shadowed(
    _ operation: Picture.Operation, _ bounds: PixelRect, _ shadow: Shadow, _ clip: PixelRect,
    _ draw: (Painter, Ink) -> Void
  ) -> Surface? {
    let blur = Blur(deviation: shadow.deviation * zoom)
    let (across, down) = (shadow.offset.width * zoom, shadow.offset.height * zoom)
    guard across.isFinite, down.isFinite, max(abs(across), abs(down)) < 100_000 else {
      // Its shadow is too far away to be visible.
      guard let sheet = sheet(bounds.intersection(clip)) else { return nil }
      draw(painter(on: sheet), .paint(alpha: 1))
      return sheet
    }
    // The area that is visible, or whose shadow is.
    let (right, below) = (Int(bounding: across.rounded(.down)), Int(bounding: down.rounded(.down)))
    let casting = clip.moved(x: -right, y: -below).expanded(by: blur.reach + 1)
    let region = bounds.intersection(clip.union(casting))
    guard let content = sheet(region) else { return nil }
    draw(painter(on: content), .paint(alpha: 1))
    let key = ShadowKey(operation, state.transform, zoom: zoom, region, blur)
    let mask = job.cache.shadow(key) {
      content.opacities(margin: blur.reach).map { blur.blurred($0) }
    }
    let spread = region.expanded(by: blur.reach)
    guard let mask, let cast = Surface(spread, mask) else { return content }
    let seen = region.union(spread.moved(x: right, y: below).expanded(by: 1)).intersection(clip)
    guard let whole = sheet(seen) else { return nil }
    shadow.shade.setAsSource(of: whole.context)
    cairo_mask_surface(whole.context, cast.pixels, across, down)
    content.setAsSource(of: whole.context)
    cairo_paint(whole.context)
    return whole
  }

  // MARK: - Groups

  func group(
    _ picture: Picture, _ alpha: CGFloat, _ blend: Blend, _ mask: Picture?,
    _ operation: Picture.Operation
  ) {
    guard depth < Self.deepest else { return }
    let outer = state
    if blend != .normal { state.blend = blend }
    state.alpha *= alpha.isFinite ? max(0, min(alpha, 1)) : 1
    let bounds = extent(of: picture)
    put(operation, bounds, isolates: mask != nil || picture.blends) { painter, _ in
      painter.inner().draw(picture)
      guard let mask else { return }
      let region = painter.surface.region
      guard let cut = painter.sheet(region) else { return }
      painter.painter(on: cut).inner().draw(mask)
      cairo_set_operator(painter.context, CAIRO_OPERATOR_DEST_IN)
      cut.setAsSource(of: painter.context)
      cairo_paint(painter.context)
      cairo_set_operator(painter.context, CAIRO_OPERATOR_OVER)
    }
    state = outer
  }
}

extension Surface {
  /// The opacity of each pixel, with a transparent margin.
  fileprivate func opacities(margin: Int) -> Mask? {
    let (width, height) = (region.width + 2 * margin, region.height + 2 * margin)
    guard Bitmap.allows(width: width, height: height) else { return nil }
    var mask = Mask(width: width, height: height, bytes: Array(repeating: 0, count: width * height))
    _ = withRows { start, stride in
      mask.bytes.withUnsafeMutableBufferPointer { target in
        for y in 0..<region.height {
          let words = (start + y * stride).bindMemory(to: UInt32.self, capacity: region.width)
          let row = (y + margin) * width + margin
          for x in 0..<region.width { target[row &+ x] = UInt8(words[x] >> 24) }
        }
      }
    }
    return mask
  }

  /// A surface that contains only opacities.
  fileprivate convenience init?(_ region: PixelRect, _ mask: Mask) {
    self.init(region, format: CAIRO_FORMAT_A8)
    _ = withRows { start, stride in
      mask.bytes.withUnsafeBytes { bytes in
        for y in 0..<mask.height {
          (start + y * stride).copyMemory(
            from: bytes.baseAddress! + y * mask.width, byteCount: mask.width)
        }
      }
    }
  }
}

extension Shade {
  /// Sets the colour, with an additional opacity, as the source.
  func setAsSource(of context: OpaquePointer, alpha opacity: CGFloat = 1) {
    func bounded(_ part: Double) -> Double { part.isFinite ? max(0, min(part, 1)) : 0 }
    cairo_set_source_rgba(
      context, bounded(red), bounded(green), bounded(blue), bounded(alpha) * opacity)
  }
}

extension Blend {
  fileprivate var operation: cairo_operator_t {
    switch self {
    case .normal, .copy: CAIRO_OPERATOR_OVER
    case .clear: CAIRO_OPERATOR_CLEAR
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}
