import Foundation
import GestureCore

extension UIScrollView {
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  var zoomRange: ZoomRange {
    ZoomRange(lower: minimumZoomScale, upper: maximumZoomScale, stretches: bouncesZoom)
  }

  /// Adds the pinch if the limits allow zooming; otherwise removes it.
  func zoomLimitsChanged() {
    let isWanted = minimumZoomScale < maximumZoomScale
    if isWanted, scrollPinch.view == nil { addGestureRecognizer(scrollPinch) }
    if !isWanted, scrollPinch.view === self { removeGestureRecognizer(scrollPinch) }
  }

  // MARK: - Pinching

  func pinchChanged() {
    switch scrollPinch.state {
    case .began:
      beginPinching()
      followPinch()
    case .changed: followPinch()
    // The locations of the lifts do not matter: the fingers may have lifted one after another.
    case .ended, .cancelled, .failed: endPinching()
    case .possible: break
    }
  }

  private func beginPinching() {
    guard let view = zoomedView else { return }
    // A pinch stops a zoom that is bouncing back.
    if let motion = scrollCourse.motion, motion.isZoom { stopMotion() }
    takeHold(of: view)
    if let motion = scrollCourse.motion, !motion.isZoom { stopMotion() }
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  private func takeHold(of view: UIView) {
    let place = scrollPinch.location(in: self)
    let origin = view.frame.origin
    scrollCourse.grip = ScrollCourse.Grip(
      point: (place - origin) / zoomScale, place: place - contentOffset,
      askedScale: zoomRange.pinched(zoomScale), pinchScale: scrollPinch.scale)
  }

  private func followPinch() {
    guard let grip = scrollCourse.grip, let view = zoomedView else { return }
    if scrollPinch.numberOfTouches == 1 {
      scrollCourse.grip?.isLoose = true
      return
    }
    if grip.isLoose {
      // The pinch ends with the last finger; until then another finger may join.
      guard scrollPinch.numberOfTouches == 2 else { return }
      takeHold(of: view)
    }
    guard var grip = scrollCourse.grip else { return }
    grip.place = scrollPinch.location(in: self) - contentOffset
    scrollCourse.grip = grip
    let scale = zoomRange.shown(grip.askedScale * scrollPinch.scale / grip.pinchScale)
    let pulled = ZoomMove.offset(
      showing: grip.point, at: grip.place - view.frame.origin, scale: scale)
    show(scale: scale, offset: scrollLimits(of: view.zoomedSize(scale)).shown(pulled))
  }

  private func endPinching() {
    guard let grip = scrollCourse.grip else { return }
    scrollCourse.grip = nil
    let scale = zoomRange.clamped(zoomScale)
    guard scale != zoomScale, let view = zoomedView, let system = window?.touchSystem else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
      return comeToRest()
    }
    let origin = view.frame.origin
    let pulled = ZoomMove.offset(showing: grip.point, at: grip.place - origin, scale: scale)
    let target = scrollLimits(of: view.zoomedSize(scale)).clamped(pulled)
    let spring = EdgeSpring(from: 0, velocity: 0, to: 1)
    if let motion = scrollCourse.motion, !motion.isZoom { stopMotion() }
    start(
      .zoom(
        move(to: scale, target, around: grip.point), ScrollPath(spring, within: 0.001),
        isBounce: true), in: system)
  }

  /// The move from the current state to another scale and offset, around a point at scale 1.
  private func move(to scale: CGFloat, _ offset: CGPoint, around point: CGPoint) -> ZoomMove {
    ZoomMove(
      from: zoomScale, to: scale, around: point, at: point * zoomScale - contentOffset,
      movingTo: point * scale - offset)
  }

  // MARK: - Zooming by code

  func zoom(toScale scale: CGFloat, _ animated: Bool) {
    guard let view = zoomedView, scale.isFinite else { return }
    let scale = zoomRange.clamped(scale)
    guard scale > 0, scale != zoomScale || scrollCourse.motion?.isZoom == true else { return }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let origin = view.frame.origin
    let point = (contentOffset + place - origin) / zoomScale
    let offset = ZoomMove.offset(showing: point, at: place - origin, scale: scale)
    zoom(view, to: scale, offset, animated)
  }

  func zoom(toShow rect: CGRect, _ animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.origin.isFinite else {
      return
    }
    let scale = zoomRange.clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    guard scale > 0, scale.isFinite else { return }
    let middle = CGPoint(x: rect.midX, y: rect.midY) - view.bounds.origin
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let offset = ZoomMove.offset(
      showing: middle, at: place - view.frame.origin, scale: scale)
    zoom(view, to: scale, offset, animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, _ offset: CGPoint, _ animated: Bool) {
    stopMotion()
    let offset = scrollLimits(of: view.zoomedSize(scale)).clamped(offset)
    guard animated, let system = window?.touchSystem else {
      return show(scale: scale, offset: offset)
    }
    // Fingers that still pinch have no effect any more, and their zoom has ended (COR-07).
    if scrollCourse.grip != nil {
      scrollCourse.grip = nil
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let middle = contentOffset + CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let path = ScrollPath(from: 0, to: 1, easingFor: Self.animationDuration)
    let point = (middle - view.frame.origin) / zoomScale
    start(.zoom(move(to: scale, offset, around: point), path, isBounce: false), in: system)
  }

  // MARK: - Showing

  /// Applies a scale to the zoomed view, whose origin stays, and makes its size the content size.
  func show(scale: CGFloat, offset: CGPoint) {
    guard let view = zoomedView else { return }
    let isChange = scale != zoomScale
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin - corner
    if moved != .zero { view.center = view.center - moved }
    scrollCourse.zoomScale = scale
    scrollCourse.isResizing = true
    contentSize = view.frame.size
    scrollCourse.isResizing = false
    place(offset)
    if isChange { delegate?.scrollViewDidZoom(self) }
  }
}

extension UIView {
  /// The size of the zoomed view at a scale.
  fileprivate func zoomedSize(_ scale: CGFloat) -> CGSize {
    CGSize(width: bounds.width * scale, height: bounds.height * scale)
  }
}
