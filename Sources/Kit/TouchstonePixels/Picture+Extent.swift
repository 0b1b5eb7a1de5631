import Foundation
import GestureCore
import Pictures

/// How far a picture reaches, so that only a part of the page is drawn apart.
extension Painter {
  /// All that a picture within the present space may cover, in pixels.
  func extent(of picture: Picture) -> PixelRect {
    Extent(zoom: zoom, page: surface.region.expanded(by: 10_000))
      .of(picture, state.transform, depth: depth)
  }
}

private struct Extent {
  let zoom: CGFloat
  /// What is taken for a picture without bounds.
  let page: PixelRect

  func of(_ picture: Picture, _ transform: CGAffineTransform, depth: Int) -> PixelRect {
    guard depth < Painter.deepest else { return page }
    var whole = PixelRect(x: 0, y: 0, width: 0, height: 0)
    var state = (transform: transform, clip: page, shadow: Shadow?.none)
    var saved: [(transform: CGAffineTransform, clip: PixelRect, shadow: Shadow?)] = []
    for operation in picture.operations {
      var covered: PixelRect?
      switch operation {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .concat(let place): state.transform = place.concatenating(state.transform)
      case .clip(let path, _):
        let area = pixels(path.controlBounds, state.transform)
        state.clip = state.clip.intersection(area)
      case .shadow(let shadow): state.shadow = shadow
      case .alpha, .blend: break
      case .fill(let path, _, _): covered = pixels(path.controlBounds, state.transform)
      case .stroke(let path, _, let style):
        let reach = style.reach
        covered = pixels(
          path.controlBounds.insetBy(dx: -reach, dy: -reach), state.transform)
      case .gradient: covered = page
      case .text(let run, let point): covered = pixels(run.reach(at: point), state.transform)
      case .image(_, let rect): covered = pixels(rect, state.transform)
      case .group(let inner, _, _, _): covered = of(inner, state.transform, depth: depth + 1)
      }
      guard var covered else { continue }
      if let shadow = state.shadow { covered = covered.union(cast(by: covered, shadow)) }
      whole = whole.union(covered.intersection(state.clip))
    }
    return whole
  }

  private func pixels(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelRect {
    guard !rect.isNull else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let area = rect.applying(transform)
    guard area.minX.isFinite, area.minY.isFinite, area.maxX.isFinite, area.maxY.isFinite else {
      return page
    }
    return PixelRect(around: area).expanded(by: 1)
  }

  private func cast(by area: PixelRect, _ shadow: Shadow) -> PixelRect {
    let (across, down) = (shadow.offset.width * zoom, shadow.offset.height * zoom)
    guard abs(across) < 100_000, abs(down) < 100_000 else { return area }
    return area.moved(x: Int(bounding: across), y: Int(bounding: down))
      .expanded(by: Blur(deviation: shadow.deviation * zoom).reach + 1)
  }
}

extension Picture {
  /// Whether anything in it mixes with what lies below, or removes it.
  var blends: Bool {
    operations.contains { operation in
      switch operation {
      case .blend(let blend): blend != .normal
      case .group(let inner, _, let blend, _): blend != .normal || inner.blends
      case .image(let image, _): image.blends
      default: false
      }
    }
  }
}

extension ImageContent {
  /// Whether a drawing in it mixes with what lies below.
  var blends: Bool {
    switch self {
    case .file, .named: false
    case .picture(let picture, _): picture.blends
    case .part(let whole, _), .tinted(let whole, _): whole.blends
    }
  }
}
