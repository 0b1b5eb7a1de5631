import Foundation
import GestureCore
import Pictures

/// Computes a picture's extent, so that only a part of the page needs a separate surface.
extension Painter {
  /// The area in pixels that a picture may cover with the current transform.
  func extent(of picture: Picture) -> PixelRect {
    Extent(zoom: zoom, page: surface.region.expanded(by: 10_000))
      .of(picture, state.transform, depth: depth)
  }
}

struct Extent {
  /// The state that determines where operations draw.
  struct State: Hashable {
    var transform: CGAffineTransform
    var clip: PixelRect
    var shadow: Shadow?
    var alpha: CGFloat = 1
    var blend = Blend.normal
    /// Distinguishes clips with the same bounds.
    var clips = 0
  }

  let zoom: CGFloat
  /// The extent of a picture without bounds.
  let page: PixelRect

  func of(_ picture: Picture, _ transform: CGAffineTransform, depth: Int) -> PixelRect {
    guard depth < Painter.deepest else { return page }
    var whole = PixelRect(x: 0, y: 0, width: 0, height: 0)
    walk(picture, State(transform: transform, clip: page)) { operation, state in
      whole = whole.union(area(of: operation, state, depth: depth))
    }
    return whole
  }

  /// Calls `body` with each drawing operation and the state set by earlier ones.
  func walk(_ picture: Picture, _ state: State, _ body: (Picture.Operation, State) -> Void) {
    var state = state
    var saved: [State] = []
    for operation in picture.operations {
      switch operation {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? state
      case .concat(let place): state.transform = place.concatenating(state.transform)
      case .clip(let path, let rule):
        let area = pixels(path.controlBounds, state.transform)
        state.clip = state.clip.intersection(area)
        var hasher = Hasher()
        hasher.combine(state.clips)
        hasher.combine(path)
        hasher.combine(rule)
        hasher.combine(state.transform)
        state.clips = hasher.finalize()
      case .shadow(let shadow): state.shadow = shadow
      case .alpha(let alpha): state.alpha = alpha
      case .blend(let blend): state.blend = blend
      case .fill, .stroke, .gradient, .text, .image, .group: body(operation, state)
      }
    }
  }

  /// The pixels that an operation may cover, including its shadow.
  func area(of operation: Picture.Operation, _ state: State, depth: Int) -> PixelRect {
    let covered: PixelRect
    switch operation {
    case .save, .restore, .concat, .clip, .shadow, .alpha, .blend:
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    case .fill(let path, _, _): covered = pixels(path.controlBounds, state.transform)
    case .stroke(let path, _, let style):
      let reach = style.reach
      covered = pixels(path.controlBounds.insetBy(dx: -reach, dy: -reach), state.transform)
    case .gradient: covered = page
    case .text(let run, let point): covered = pixels(run.reach(at: point), state.transform)
    case .image(_, let rect): covered = pixels(rect, state.transform)
    case .group(let inner, _, _, _): covered = of(inner, state.transform, depth: depth + 1)
    }
    return withShadow(covered, state).intersection(state.clip)
  }

  /// An area including its shadow.
  func withShadow(_ area: PixelRect, _ state: State) -> PixelRect {
    state.shadow.map { area.union(cast(by: area, $0)) } ?? area
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
  /// Whether an operation blends with the background or clears it.
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
  /// Whether a drawing in it blends with the background.
  var blends: Bool {
    switch self {
    case .file, .named: false
    case .picture(let picture, _): picture.blends
    case .part(let whole, _), .tinted(let whole, _): whole.blends
    }
  }
}
