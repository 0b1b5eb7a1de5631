import Foundation

/// Presents a view controller as a sheet that comes from below, rests at detents, and can be pulled down.
///
/// ```
/// at rest ─a finger drags it, or a list in it that has come to its end─▶ dragged
/// dragged ─it lifts─▶ at rest at the detent where its speed would take it
/// dragged ─it lifts, nearer to the bottom than to the lowest detent─▶ dismissed, if it may be
/// ```
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController,
  UISheetPresentationControllerDetentResolutionContext
{
  // MARK: Configuration

  /// The detents of the sheet. Changes in `animateChanges(_:)` are animated.
  open var detents: [Detent] = [.large()] { didSet { arrange() } }
  /// The detent at which the sheet rests; `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if oldValue != selectedDetentIdentifier { arrange() } }
  }
  /// The largest detent up to which the views below are not dimmed and receive touches outside the sheet; `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { arrange() } }
  /// Whether dragging a list up expands the sheet before the list scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false { didSet { arrange() } }
  /// Whether the sheet is at the edge if the height is compact. It is stored and has no effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width at the edge is the preferred one. It is stored and has no effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius, in points; `nil` for the default.
  open var preferredCornerRadius: CGFloat?

  /// Changes detents and the selected detent, and animates the sheet.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(springDuration: Self.duration, animations: changes)
  }

  /// Recalculates the heights of the detents.
  open func invalidateDetents() { arrange() }

  // MARK: Tuning

  /// The duration of the animation between detents, in seconds.
  static let duration: TimeInterval = 0.4
  /// The gap above the tallest sheet, in points.
  private static let topGap: CGFloat = 10
  /// The time for which a released sheet's velocity is projected, in seconds.
  private static let glide: TimeInterval = 0.2

  // MARK: Progress

  let dimming = UIView()
  let grabber = UIView()
  private(set) lazy var pan = UIPanGestureRecognizer()
  /// The visible height while a finger drags the sheet, in points; otherwise `nil`.
  private var draggedHeight: CGFloat?
  private var isLeaving = false

  /// Makes a sheet presentation.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    grabber.backgroundColor = .lightGray
    grabber.isUserInteractionEnabled = false
    pan.name = "sheet"
    pan.addAction { [weak self] _ in self?.panChanged() }
    let tap = UITapGestureRecognizer()
    tap.name = "dimming"
    tap.addAction { [weak self] _ in self?.dismissByFinger() }
    dimming.addGestureRecognizer(tap)
  }

  // MARK: Presentation

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect { frame(height: restingHeight) }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimming, at: 0)
    presentedView?.addGestureRecognizer(pan)
    presentedView?.addSubview(grabber)
    let alpha = dimmingAlpha
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = alpha }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { arrange() } else { leave() }
  }

  open override func dismissalTransitionWillBegin() {
    isLeaving = true
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    isLeaving = false
    guard completed else { return arrange() }
    leave()
    delegate?.presentationControllerDidDismiss(self)
  }

  private func leave() {
    presentedView?.removeGestureRecognizer(pan)
    grabber.removeFromSuperview()
    dimming.removeFromSuperview()
  }

  open override func containerViewDidLayoutSubviews() { arrange() }

  override var letsTouchesThrough: Bool { !isDimmed }

  // MARK: Detents

  public var maximumDetentValue: CGFloat {
    guard let containerView else { return 0 }
    return max(0, containerView.bounds.height - containerView.safeAreaInsets.top - Self.topGap)
  }

  /// The current detents, from the lowest to the highest.
  private var resting: [(identifier: Detent.Identifier, height: CGFloat)] {
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: self).map { (detent.identifier, min($0, maximumDetentValue)) }
    }
    let known = found.isEmpty ? [(.large, maximumDetentValue)] : found
    return known.sorted { $0.1 < $1.1 }.map { (identifier: $0.0, height: $0.1) }
  }

  private var restingHeight: CGFloat {
    let places = resting
    let chosen = places.first { $0.identifier == selectedDetentIdentifier } ?? places.first
    return chosen?.height ?? maximumDetentValue
  }

  private var isDimmed: Bool {
    let places = resting
    guard let limit = places.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return true }
    return restingHeight > limit.height
  }

  private var dimmingAlpha: CGFloat { isDimmed ? 0.2 : 0 }

  private func frame(height: CGFloat) -> CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    // Below the lowest detent the sheet keeps its height and moves down.
    let least = resting.first?.height ?? height
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: max(height, least))
  }

  /// Moves the sheet to its detent, unless a finger or a transition moves it.
  private func arrange() {
    guard containerView != nil, let view = presentedView, !isLeaving,
      presentedViewController.presentationState.transition == nil
    else { return }
    let wanted = frame(height: draggedHeight ?? restingHeight)
    if view.frame != wanted { view.frame = wanted }
    dimming.alpha = dimmingAlpha
    grabber.isHidden = !prefersGrabberVisible
    grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
  }

  // MARK: Dragging

  private func panChanged() {
    switch pan.state {
    case .began, .changed:
      _ = drag(by: pan.translation(in: containerView).y)
      pan.setTranslation(.zero, in: containerView)
    case .ended: settle(velocity: pan.velocity(in: containerView).y)
    case .cancelled, .failed: settle(velocity: 0)
    case .possible: break
    }
  }

  /// Moves the sheet down by a finger's movement, in points.
  /// - Returns: The part of the movement that the sheet used.
  @discardableResult
  func drag(by step: CGFloat) -> CGFloat {
    let height = draggedHeight ?? restingHeight
    let most = resting.last?.height ?? height
    let next = min(max(height - step, 0), most)
    draggedHeight = next
    arrange()
    return height - next
  }

  /// Whether a finger has moved the sheet and not been lifted yet.
  package var isMoved: Bool { draggedHeight != nil }
  /// Whether the sheet is dragged away from its detent.
  package var isDragged: Bool { draggedHeight.map { $0 != restingHeight } ?? false }

  /// The part of a movement down by which the sheet moves, before a list in it scrolls.
  package func share(of step: CGFloat, from view: UIView) -> CGFloat {
    guard let scrollView = view as? UIScrollView else { return 0 }
    if step < 0 {
      guard isDragged || prefersScrollingExpandsWhenScrolledToEdge else { return 0 }
      return drag(by: step)
    }
    let above = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    let rest = step - max(0, above)
    return rest > 0 ? drag(by: rest) : 0
  }

  /// Called when the finger has lifted: the sheet moves to a detent, or is dismissed.
  package func settle(velocity: CGFloat) {
    guard let height = draggedHeight else { return }
    draggedHeight = nil
    let target = height - velocity * Self.glide
    let places = resting
    if let least = places.first?.height, target < least / 2, dismissByFinger() { return }
    let nearest = places.min { abs($0.height - target) < abs($1.height - target) }
    let old = selectedDetentIdentifier ?? places.first?.identifier
    UIView.animate(springDuration: Self.duration) { [self] in
      if let nearest, nearest.identifier != old { selectedDetentIdentifier = nearest.identifier }
      arrange()
    }
    guard let nearest, nearest.identifier != old else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// - Returns: Whether the sheet is dismissed.
  @discardableResult
  private func dismissByFinger() -> Bool {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingController?.dismiss(animated: true)
    return true
  }
  nonisolated deinit {}
}

extension UISheetPresentationController: SharingSheet {}
