import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// Scrolls a list while a finger drags near one of its ends, until the finger leaves that band or lifts.
@MainActor final class EdgeScroll {
  private weak var list: UIScrollView?
  /// The finger's location, in the coordinates of the list's superview, which does not scroll.
  private var point = CGPoint.zero
  private var frame: ScheduledWork?
  /// Called after each step, with the point of the content that is now under the finger.
  private let scrolled: @MainActor (CGPoint) -> Void

  init(_ list: UIScrollView, _ scrolled: @escaping @MainActor (CGPoint) -> Void) {
    self.list = list
    self.scrolled = scrolled
  }

  nonisolated deinit {}

  /// Updates the finger's location, a point of the content.
  func follow(_ location: CGPoint) {
    guard let list else { return }
    point = list.convert(location, to: list.superview)
    guard frame?.isPending != true, step(in: list, near: location) != .zero else { return }
    requestFrame()
  }

  func stop() { frame?.cancel() }

  private func requestFrame() {
    guard let list, let system = list.window?.touchSystem else { return }
    let next = system.now.advanced(by: frameDuration(of: list))
    if let frame {
      frame.reschedule(at: next)
    } else {
      frame = system.schedule(at: next) { [weak self] in self?.frameCame() }
    }
  }

  private func frameCame() {
    guard let list else { return }
    let location = list.convert(point, from: list.superview)
    let step = step(in: list, near: location)
    guard step != .zero else { return }
    list.contentOffset = list.contentOffset + step
    requestFrame()
    scrolled(location + step)
  }

  /// The time between two steps, in seconds.
  private func frameDuration(of list: UIScrollView) -> TimeInterval {
    1 / TimeInterval(list.window?.screen.maximumFramesPerSecond ?? 60)
  }

  /// How far the list scrolls in a frame: the deeper the finger is in the band, the further (LST-35), as far as there is
  /// content.
  private func step(in list: UIScrollView, near location: CGPoint) -> CGPoint {
    let limits = list.window?.touchSystem?.tuning ?? GestureTuning()
    let band = limits.reorderScrollBand
    let share = limits.reorderScrollSpeed * frameDuration(of: list)
    let inset = list.adjustedContentInset
    func along(
      _ location: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ content: CGFloat,
      _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
      let last = content + after - length
      guard last > -before else { return 0 }
      let (low, high) = (offset + before + band, offset + length - after - band)
      let depth = location < low ? location - low : location > high ? location - high : 0
      // Content that has been pulled beyond an end is not scrolled.
      if depth < 0 { return min(0, max(depth * share, -before - offset)) }
      return max(0, min(depth * share, last - offset))
    }
    let offset = list.contentOffset
    return CGPoint(
      x: along(
        location.x, offset.x, list.bounds.width, list.contentSize.width, inset.left, inset.right),
      y: along(
        location.y, offset.y, list.bounds.height, list.contentSize.height, inset.top, inset.bottom))
  }
}
