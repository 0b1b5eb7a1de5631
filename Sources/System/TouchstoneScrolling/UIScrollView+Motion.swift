import Foundation
import GestureCore

extension UIScrollView {
  private var physics: ScrollPhysics { ScrollPhysics(rate: decelerationRate.rawValue) }

  /// The physics of the target; paging decelerates faster.
  private var targetPhysics: ScrollPhysics {
    isPagingEnabled ? ScrollPhysics(rate: DecelerationRate.fast.rawValue) : physics
  }

  // MARK: - Targets

  /// The offset at which the content comes to rest if it is released now, before the delegate
  /// changes it.
  func restingPlace(after velocity: CGPoint) -> CGPoint {
    if scrollCourse.isZoomInCharge { return contentOffset }
    let limits = scrollLimits
    if isPagingEnabled {
      let flick = scrollPan.limitsInUse.pageFlick
      return CGPoint(
        x: limits.x.page(from: contentOffset.x, velocity: velocity.x, leastVelocity: flick),
        y: limits.y.page(from: contentOffset.y, velocity: velocity.y, leastVelocity: flick))
    }
    let (x, y) = freePaths(velocity, limits)
    return CGPoint(x: x.end, y: y.end)
  }

  /// The motion of content that is released now; `nil` if it does not move.
  /// - Parameter isAsked: Whether the delegate chose the target.
  func deceleration(
    from velocity: CGPoint, to target: CGPoint, isAsked: Bool
  ) -> ScrollMotion.Kind? {
    // While the zoom scale is beyond its limits, the bounce of the zoom also moves the content.
    guard !scrollCourse.isZoomInCharge, zoomRange.contains(zoomScale) else { return nil }
    let limits = scrollLimits
    let isTargeted = isAsked || isPagingEnabled
    var (x, y) = freePaths(velocity, limits)
    if isTargeted {
      let target = limits.clamped(target)
      x = limits.x.path(
        from: contentOffset.x, velocity: velocity.x, to: target.x, targetPhysics)
      y = limits.y.path(
        from: contentOffset.y, velocity: velocity.y, to: target.y, targetPhysics)
    }
    // Content that is close to the target moves there without a duration (COR-03).
    let moves =
      x.duration > 0 || y.duration > 0 || CGPoint(x: x.end, y: y.end) != contentOffset
    return moves ? .deceleration(x: x, y: y, isTargeted: isTargeted) : nil
  }

  private func freePaths(
    _ velocity: CGPoint, _ limits: ScrollLimits
  ) -> (x: ScrollPath, y: ScrollPath) {
    let offset = contentOffset
    return (
      limits.x.path(
        from: offset.x,
        velocity: limits.x.velocity(of: offset.x, followingFinger: velocity.x), physics),
      limits.y.path(
        from: offset.y,
        velocity: limits.y.velocity(of: offset.y, followingFinger: velocity.y), physics)
    )
  }

  /// Replans the motion from another offset or with other limits, with the current velocity.
  func planAnew(_ motion: ScrollMotion, after shift: CGPoint) {
    guard case .deceleration(let x, let y, let isTargeted) = motion.kind,
      let system = motion.system
    else { return }
    let time = motion.elapsed
    let velocity = CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
    let limits = scrollLimits
    let offset = contentOffset
    let kind: ScrollMotion.Kind
    if isTargeted {
      let target = limits.clamped(CGPoint(x: x.end, y: y.end) + shift)
      kind = .deceleration(
        x: limits.x.path(from: offset.x, velocity: velocity.x, to: target.x, targetPhysics),
        y: limits.y.path(from: offset.y, velocity: velocity.y, to: target.y, targetPhysics),
        isTargeted: true)
    } else {
      kind = .deceleration(
        x: limits.x.path(from: offset.x, velocity: velocity.x, physics),
        y: limits.y.path(from: offset.y, velocity: velocity.y, physics), isTargeted: false)
    }
    start(kind, in: system)
  }

  // MARK: - Continuing

  func decelerate(_ kind: ScrollMotion.Kind) {
    scrollCourse.isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    guard scrollCourse.isCaught, scrollCourse.motion == nil, scrollCourse.drag == nil else {
      return
    }
    guard let system = window?.touchSystem else {
      place(scrollLimits.clamped(contentOffset))
      return endDecelerating()
    }
    start(kind, in: system)
  }

  /// Moves content that is neither dragged nor moving back inside the limits, or to its page.
  func comeToRest() {
    guard scrollCourse.drag == nil, scrollCourse.motion == nil, window != nil,
      let motion = deceleration(from: .zero, to: restingPlace(after: .zero), isAsked: false)
    else { return }
    decelerate(motion)
  }

  func endDecelerating() {
    guard scrollCourse.isDecelerating else { return }
    scrollCourse.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  func start(_ kind: ScrollMotion.Kind, in system: TouchSystem) {
    scrollCourse.motion?.stop()
    let motion = ScrollMotion(kind, in: system)
    scrollCourse.motion = motion
    let rate = window?.screen.maximumFramesPerSecond ?? 60
    motion.begin(every: 1 / TimeInterval(rate)) { [weak self] in self?.showFrame() }
  }

  /// A motion that has stopped gets no more frames.
  private func showFrame() {
    guard let motion = scrollCourse.motion else { return }
    // A view that left its window, or moved to another screen, stops.
    let system = window?.touchSystem
    let hasLeft = system == nil || system !== motion.system
    let time =
      if let system, !hasLeft { motion.elapsed(in: system) } else { motion.duration }
    let isOver = time >= motion.duration
    show(motion, at: time)
    guard scrollCourse.motion === motion else { return }
    if isOver { stopMotion() } else { motion.requestFrame() }
  }

  private func show(_ motion: ScrollMotion, at time: TimeInterval) {
    switch motion.kind {
    case .deceleration(let x, let y, _), .scrolling(let x, let y):
      place(CGPoint(x: x.position(at: time), y: y.position(at: time)))
    case .zoom(let move, let path, _):
      let (scale, offset) = move.state(at: path.position(at: time))
      show(scale: scale, offset: offset)
    }
  }

  /// Stops a motion at the current offset, and reports its end.
  func stopMotion() {
    let motion = scrollCourse.motion
    motion?.stop()
    scrollCourse.motion = nil
    switch motion?.kind {
    case .deceleration: endDecelerating()
    case .scrolling: scrollingByCodeEnded()
    case .zoom: delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    case nil: break
    }
    // Content that a finger stopped and then released does not continue either.
    if scrollCourse.isCaught, scrollCourse.drag == nil { endDecelerating() }
  }
}
