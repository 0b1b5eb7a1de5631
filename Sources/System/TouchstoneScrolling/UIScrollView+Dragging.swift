import Foundation
import GestureCore

extension UIScrollView {
  func attachScrollRecognizers() {
    contentTouchDelay.scrollView = self
    scrollPan.serve(self)
    scrollPan.allowedScrollTypesMask = .all
    scrollPan.addAction { [weak self] _ in self?.panChanged() }
    scrollPinch.scrollView = self
    scrollPinch.addAction { [weak self] _ in self?.pinchChanged() }
    addGestureRecognizer(contentTouchDelay)
    addGestureRecognizer(scrollPan)
  }

  func scrollEnablingChanged() {
    contentTouchDelay.isEnabled = delaysContentTouches && isScrollEnabled
    scrollPan.isEnabled = isScrollEnabled
    guard !isScrollEnabled, let motion = scrollCourse.motion, motion.isDeceleration else { return }
    stopMotion()
    comeToRest()
  }

  private func panChanged() {
    switch scrollPan.state {
    case .began:
      beginDragging()
      followFinger()
    case .changed: followFinger()
    case .ended:
      followFinger()
      endDragging(isThrown: true)
    case .cancelled, .failed: endDragging(isThrown: false)
    case .possible: break
    }
  }

  // MARK: - Dragging

  private func beginDragging() {
    var drag = ScrollCourse.Drag(
      anchor: scrollLimits.pulled(contentOffset), lastMove: scrollPan.inputTime)
    let way = scrollPan.translation(in: self)
    if isDirectionalLockEnabled, way != .zero {
      let limit = tan(scrollPan.limitsInUse.scrollLockAngle)
      drag.locksX = abs(way.x) <= abs(way.y) * limit
      drag.locksY = abs(way.y) <= abs(way.x) * limit
    }
    draggedSheet =
      scrollLimits.y.isMovable && transfersVerticalScrollingToParent ? sheetAround : nil
    scrollCourse.drag = drag
    if scrollCourse.motion?.isDeceleration == true { catchContent() }
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboard()
    if scrollCourse.drag != nil, let motion = scrollCourse.motion, !motion.isZoom { stopMotion() }
  }

  private func followFinger() {
    guard let known = scrollCourse.drag else { return }
    let translation = scrollPan.translation(in: self)
    guard translation != known.translation, translation.isFinite else { return }
    if scrollCourse.isCaught { endDecelerating() }
    let taken =
      draggedSheet?.share(of: translation.y - known.translation.y, from: self) ?? 0
    guard var drag = scrollCourse.drag else { return }
    drag.anchor.y += taken
    drag.translation = translation
    drag.lastMove = scrollPan.inputTime
    scrollCourse.drag = drag
    guard !scrollCourse.isZoomInCharge else { return holdContentWhereItIs() }
    let limits = scrollLimits
    let pulled = drag.anchor - translation
    var offset = scrollPan.isWheel ? limits.clamped(pulled) : limits.shown(pulled)
    if drag.locksX || !limits.x.isMovable { offset.x = contentOffset.x }
    if drag.locksY || !limits.y.isMovable { offset.y = contentOffset.y }
    place(offset)
    // A wheel that reverses moves the content immediately.
    if scrollPan.isWheel { holdContentWhereItIs() }
  }

  /// Makes the current offset the origin of the drag.
  func holdContentWhereItIs() {
    guard let drag = scrollCourse.drag else { return }
    scrollCourse.drag?.anchor = scrollLimits.pulled(contentOffset) + drag.translation
  }

  // MARK: - Lifting

  private func endDragging(isThrown: Bool) {
    guard let drag = scrollCourse.drag else { return }
    var velocity = isThrown ? throwVelocity(of: drag) : .zero
    if let sheet = draggedSheet, sheet.isMoved {
      let isBelow = sheet.isDragged && contentOffset.y <= scrollLimits.y.lower
      sheet.settle(velocity: isBelow ? -velocity.y : 0)
      if isBelow { velocity.y = 0 }
    }
    let proposed = restingPlace(after: velocity)
    var target = chosenRest(for: proposed, velocity: velocity / 1000)
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: velocity / 1000, targetContentOffset: $0)
    }
    // The delegate may have removed the view.
    guard scrollCourse.drag != nil else { return }
    let motion = deceleration(
      from: velocity, to: target.isFinite ? target : proposed, isAsked: target != proposed)
    scrollCourse.drag = nil
    let goesOn = motion != nil && window != nil && scrollCourse.motion == nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if scrollCourse.isCaught { endDecelerating() }
    guard scrollCourse.drag == nil, scrollCourse.motion == nil else { return }
    if window == nil { return place(scrollLimits.clamped(contentOffset)) }
    if goesOn, let motion { decelerate(motion) }
  }

  /// The velocity of the content in points per second, along the axes that can scroll.
  private func throwVelocity(of drag: ScrollCourse.Drag) -> CGPoint {
    let rest = scrollPan.inputTime.seconds(since: drag.lastMove)
    let finger = scrollPan.velocity(in: self)
    guard !scrollPan.isWheel, rest <= scrollPan.limitsInUse.scrollRest, finger.isFinite else {
      return .zero
    }
    let limits = scrollLimits
    return CGPoint(
      x: drag.locksX || !limits.x.isMovable ? 0 : -finger.x,
      y: drag.locksY || !limits.y.isMovable ? 0 : -finger.y)
  }

  // MARK: - Catching

  /// Stops moving content at its current offset when a finger comes down.
  func catchContent() {
    guard let motion = scrollCourse.motion, motion.isDeceleration else { return }
    motion.stop()
    scrollCourse.motion = nil
  }

  /// Called when the finger has lifted without a drag.
  func letGoOfCaughtContent() {
    guard scrollCourse.isCaught, scrollCourse.drag == nil else { return }
    guard let system = window?.touchSystem else { return endDecelerating() }
    // Recognizers are being reset; delegates are notified afterwards.
    system.schedule(after: 0) { [weak self] in
      guard let self, scrollCourse.isCaught, scrollCourse.drag == nil else { return }
      guard scrollCourse.motion == nil,
        let motion = deceleration(from: .zero, to: restingPlace(after: .zero), isAsked: false)
      else { return endDecelerating() }
      start(motion, in: system)
    }
  }
}

extension UIScrollView {
  /// The sheet that contains the scroll view.
  fileprivate var sheetAround: (any SharingSheet)? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if let sheet = view.viewOwner?.sharingSheet { return sheet }
      ancestor = view.superview
    }
    return nil
  }
}
