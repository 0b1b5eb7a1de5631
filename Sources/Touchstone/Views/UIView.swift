import Foundation
import GestureCore

/// A rectangle in a tree of rectangles, with recognizers.
///
/// Coordinates are points with y down. `bounds` is the view's own space, `center` and `frame` are
/// the superview's, `transform` is applied around the anchor point (API-W04).
@MainActor open class UIView: UIResponder {
  // MARK: Geometry

  open var bounds: CGRect
  open var center: CGPoint
  open var transform: CGAffineTransform = .identity
  /// Where in the bounds, from 0 to 1, `center` lies and transforms have their origin.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The smallest rectangle in the superview's space that holds the transformed bounds.
  ///
  /// Setting it moves and resizes the view; with a transform it chooses the bounds whose transform
  /// has that size, which is rarely what one wants.
  open var frame: CGRect {
    get { frameInSuperview }
    set { frameInSuperview = newValue }
  }

  // MARK: Interaction

  /// Whether touches may hit the view and its subtree (HIT-02).
  open var isUserInteractionEnabled = true
  open var isHidden = false
  open var alpha: CGFloat = 1
  /// Whether the view hears of more than the first finger (DEL-21). Recognizers do not mind.
  open var isMultipleTouchEnabled = false
  /// Whether touches in this view and in others of the window exclude each other (DEL-24).
  open var isExclusiveTouch = false
  open var clipsToBounds = false
  open var tag = 0
  /// Names the view in the trace.
  open var accessibilityIdentifier: String?

  // MARK: Tree

  public internal(set) weak var superview: UIView?
  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  var attachedRecognizers: [UIGestureRecognizer] = []

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives here to decode from; this exists so that iOS sources compile.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
  }

  open override var next: UIResponder? { superview }

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  // MARK: Override points

  /// The deepest view at a point, or `nil` if it is outside (HIT-01).
  /// - Parameter point: in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Whether a point lies in the view: half-open, x == maxX is outside (HIT-04).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Asked when a gesture that would take the view's touch is about to begin (ARB-21).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The view's recognizers, in the order in which they were added; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(Swift.type(of: self)): frame = \(frame)>" }
  }
}
