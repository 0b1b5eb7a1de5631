import Foundation

/// A row of segments, one of which is selected; a finger that lifts on another segment selects it.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment (API-C17).
  public static let noSegment = -1

  // MARK: Value

  /// The index of the selected segment, or `noSegment`; invalid indices are ignored. Setting it sends no event (CTL-15).
  open var selectedSegmentIndex: Int {
    get { row.selected ?? Self.noSegment }
    set {
      guard newValue == Self.noSegment || isKnown(newValue) else { return }
      row.selected = newValue == Self.noSegment ? nil : newValue
    }
  }

  // MARK: Configuration

  /// Whether segments act as buttons: none stays selected after the lift.
  open var isMomentary = false { didSet { if isMomentary { row.selected = nil } } }
  /// Whether the widths of segments follow their content; otherwise they are equal.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The number of segments.
  open var numberOfSegments: Int { row.segments.count }

  var titleAttributes = ControlStateValues<[NSAttributedString.Key: Any]>() {
    didSet { setNeedsLayout() }
  }

  // MARK: Tuning

  static let height: CGFloat = 32

  // MARK: Progress

  var row = SegmentRow() {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the segment under the finger.
  var pressed: Int? { didSet { if pressed != oldValue { setNeedsLayout() } } }
  private(set) lazy var selection = addDecoration(UIView(frame: .zero))
  var views: [UIView] = []

  // MARK: Creating

  /// Makes a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with a segment for each `String` or `UIImage`, with the size that fits them.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: row.segments.append(Segment(title: title))
      case let image as UIImage: row.segments.append(Segment(image: image))
      default: break
      }
    }
    sizeToFit()
  }

  /// Makes a control with a segment for each action, which is performed when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    row.segments = actions.map { Segment($0) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    press(at: touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    press(at: touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = pressed
    pressed = nil
    if let chosen { choose(chosen, with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = nil
  }

  package override var gestureRule: ControlGestureRule { .singleTap }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: row.ownWidth(alike: !apportionsSegmentWidthsByContent), height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showSegments()
  }

  // MARK: Private

  private func press(at touch: UITouch) {
    let index = isTouchInside ? segment(at: touch.location(in: self).x) : nil
    pressed = index.flatMap { row.segments[$0].isEnabled ? $0 : nil }
  }

  /// Selects a segment; if it is selected already, no event is sent.
  private func choose(_ index: Int, with event: UIEvent?) {
    guard index != row.selected, row.segments.indices.contains(index) else { return }
    row.selected = index
    let action = row.segments[index].action
    sendValue(with: event)
    if let action { sendAction(action) }
    if isMomentary { row.selected = nil }
  }
  nonisolated deinit {}
}
