import Foundation

/// Presents a controller as a sheet that comes from below, rests at detents, and can be pulled down.
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

  /// Where it rests. Changed in `animateChanges(_:)`, it goes there animated.
  open var detents: [Detent] = [.large()] { didSet { arrange() } }
  /// The detent where it rests; `nil` stands for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if oldValue != selectedDetentIdentifier { arrange() } }
  }
  /// Up to this detent touches beside the sheet reach what lies below, which is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { arrange() } }
  /// Whether a list that is dragged up lets the sheet grow before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a handle is shown at its top.
  open var prefersGrabberVisible = false { didSet { arrange() } }
  /// Whether it is at the edge where there is little height; kept.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width is the preferred one at the edge; kept.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round its corners are, in points; `nil` for the usual.
  open var preferredCornerRadius: CGFloat?

  /// Changes detents and selection, and lets the sheet go there.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(springDuration: Self.duration, animations: changes)
  }

  /// A detent's height may come out another way now.
  open func invalidateDetents() { arrange() }

  // MARK: Tuning

  /// Seconds that it takes from one detent to another.
  static let duration: TimeInterval = 0.4
  /// Points that stay free above the tallest sheet.
  private static let topGap: CGFloat = 10
  /// Seconds of its speed that it would still go on for.
  private static let glide: TimeInterval = 0.2

  // MARK: Progress

  let dimming = UIView()
  let grabber = UIView()
  private(set) lazy var pan = UIPanGestureRecognizer()
  /// Points of the sheet that are seen, while a finger drags it.
  private var draggedHeight: CGFloat?
  private var isLeaving = false

  /// Makes a sheet for a presentation.
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

  /// The detents there are now, from the lowest up.
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
    // Below the lowest detent it goes down as it is.
    let least = resting.first?.height ?? height
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: max(height, least))
  }

  /// Puts the sheet where it belongs, unless a finger or a transition moves it.
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

  /// Moves the sheet by a finger's way down, in points.
  /// - Returns: how much of it the sheet took.
  @discardableResult
  func drag(by step: CGFloat) -> CGFloat {
    let height = draggedHeight ?? restingHeight
    let most = resting.last?.height ?? height
    let next = min(max(height - step, 0), most)
    draggedHeight = next
    arrange()
    return height - next
  }

  /// Whether a finger has moved it, and has not yet let go.
  package var isMoved: Bool { draggedHeight != nil }
  /// Whether it is away from its detent.
  package var isDragged: Bool { draggedHeight.map { $0 != restingHeight } ?? false }

  /// What it takes of a step down that a list in it would scroll by.
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

  /// The finger has left: on to a detent, or away.
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

  /// - Returns: whether it goes.
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
}

extension UISheetPresentationController: SharingSheet {}
