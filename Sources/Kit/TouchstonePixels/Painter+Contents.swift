import CLibCairo
import Foundation
import GestureCore
import Pictures

/// Text and images.
extension Painter {
  func write(_ run: TextRun, at point: CGPoint, _ operation: Picture.Operation) {
    guard !run.text.isEmpty, run.size > 0, run.size < 1e5, point.x.isFinite, point.y.isFinite,
      state.transform.matrix != nil
    else { return }
    guard TextSetter.isFontInstalled else { return job.fail(.missingFont) }
    let line = job.text.line(run)
    let place = CGAffineTransform(
      line.across, 0, 0, line.down, point.x, point.y
    ).concatenating(state.transform)
    guard var matrix = place.matrix else { return }
    let bounds = PixelRect(around: run.reach(at: point).applying(state.transform)).expanded(by: 1)
    put(operation, bounds) { painter, ink in
      let context = painter.context
      if case .paint(let alpha) = ink {
        run.shade.setAsSource(of: context, alpha: alpha)
      } else {
        cairo_set_source_rgba(context, 0, 0, 0, 1)
      }
      cairo_new_path(context)
      cairo_set_matrix(context, &matrix)
      painter.job.text.draw(line, on: context)
      cairo_identity_matrix(context)
      for rect in run.lines(at: point) where painter.trace(Path(rect: rect)) {
        cairo_fill(context)
      }
    }
  }

  func show(_ image: ImageContent, in rect: CGRect, _ operation: Picture.Operation) {
    guard rect.width > 0, rect.height > 0, state.transform.matrix != nil else { return }
    let bounds = PixelRect(around: rect.applying(state.transform)).expanded(by: 1)
    put(operation, bounds, isolates: image.blends) { painter, ink in
      guard case .paint = ink else {
        if painter.trace(Path(rect: rect)) { painter.fillBlack() }
        return
      }
      painter.draw(image, in: rect, level: 0)
    }
  }

  private func fillBlack() {
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    cairo_fill(context)
  }

  private func draw(_ image: ImageContent, in rect: CGRect, level: Int) {
    guard level < 20 else { return }
    switch image {
    case .file(let file, _):
      draw(file, in: rect)
    case .picture(let picture, let size):
      guard size.width > 0, size.height > 0, depth < Self.deepest else { return }
      let place = CGAffineTransform(
        rect.width / size.width, 0, 0, rect.height / size.height, rect.minX, rect.minY)
      let factor = abs(place.a * place.d).squareRoot()
      clipped(to: rect) { inner(place, zoom: factor).draw(picture) }
    case .named(let name): drawFrame(around: name, in: rect)
    case .part(let whole, let part):
      guard part.width > 0, part.height > 0 else { return }
      let size = CGSize(width: rect.width / part.width, height: rect.height / part.height)
      let place = CGRect(
        x: rect.minX - part.minX * size.width, y: rect.minY - part.minY * size.height,
        width: size.width, height: size.height)
      clipped(to: rect) { draw(whole, in: place, level: level + 1) }
    case .tinted(let whole, let shade):
      let region = PixelRect(around: rect.applying(state.transform)).expanded(by: 1)
      guard let sheet = sheet(region.intersection(clipRegion)) else { return }
      painter(on: sheet).draw(whole, in: rect, level: level + 1)
      cairo_set_operator(sheet.context, CAIRO_OPERATOR_IN)
      shade.setAsSource(of: sheet.context)
      cairo_paint(sheet.context)
      sheet.setAsSource(of: context)
      cairo_paint(context)
    }
  }

  /// Scales an image file to a rectangle.
  private func draw(_ file: Data, in rect: CGRect) {
    guard let whole = job.cache.texture(file) else { return }
    let full = place(CGFloat(whole.width), CGFloat(whole.height), in: rect)
    let scale = max(hypot(full.a, full.b), hypot(full.c, full.d))
    let level = Texture.level(forScale: scale)
    guard let texture = level == 0 ? whole : job.cache.texture(file, level: level) else { return }
    let place = place(CGFloat(texture.width), CGFloat(texture.height), in: rect)
    guard var matrix = place.matrix, trace(Path(rect: rect)) else { return }
    texture.withSurface { pixels in
      cairo_set_matrix(context, &matrix)
      cairo_set_source_surface(context, pixels, 0, 0)
      cairo_identity_matrix(context)
      // Extends the edge pixels, so that the edges are not blended with transparency.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      set(.winding)
      cairo_fill(context)
      // The pixels are there no longer than this.
      cairo_set_source_rgb(context, 0, 0, 0)
    }
  }

  /// The transform that shows an image of a size in a rectangle.
  private func place(_ width: CGFloat, _ height: CGFloat, in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rect.width / width, 0, 0, rect.height / height, rect.minX, rect.minY)
      .concatenating(state.transform)
  }

  private func clipped(to rect: CGRect, _ body: () -> Void) {
    guard trace(Path(rect: rect)) else { return }
    cairo_save(context)
    set(.winding)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  /// An image without pixels is drawn as a frame with its name.
  private func drawFrame(around name: String, in rect: CGRect) {
    let grey = Shade(8.0 / 15, 8.0 / 15, 8.0 / 15)
    let size = min(12, rect.height / 2)
    let width = FontMetrics.width(name, size: size)
    let start = CGPoint(x: rect.midX - width / 2, y: rect.midY + size / 3)
    inner().draw(
      Picture([
        .stroke(
          Path(rect: rect.insetBy(dx: 0.5, dy: 0.5)), .shade(grey), StrokeStyle(width: 1)),
        .text(TextRun(name, size: size, shade: grey, width: width), at: start),
      ]))
  }
}

extension TextRun {
  /// The area that the text and its underlines may cover.
  func reach(at point: CGPoint) -> CGRect {
    CGRect(
      x: point.x - size, y: point.y - 1.6 * size, width: max(0, width) + 2 * size,
      height: 2.4 * size)
  }
}
