import Foundation
@_spi(Kit) import TouchstoneCore

/// A control whose thumb is dragged along a track to choose a value.
///
/// Only a finger that comes down on the thumb moves it; the thumb keeps its place under the finger.
@preconcurrency @MainActor
open class UISlider: UIControl {
  // MARK: Value

  /// Held within the limits. Setting it sends no event (API-C19, CTL-15).
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// A limit that passes the other takes it along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }
  /// The value at the right end; 1 unless set.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }
  /// Whether every movement sends an event, or only the lift.
  open var isContinuous = true

  /// Sets the value, which is held within the limits; nothing is sent (API-C19).
  open func setValue(_ value: Float, animated: Bool) {
    // What is not a number is no value; it would never compare with a limit again.
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The picture at the left end.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The picture at the right end.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The colour of the track up to the knob.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track beyond the knob.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  private var thumbImages = ControlStateValues<UIImage>()

  /// A picture of one's own for the thumb, which takes on its size.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }
  /// The picture of the knob that was set for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The picture of the knob that is shown.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  private var lowImages = ControlStateValues<UIImage>()
  private var highImages = ControlStateValues<UIImage>()

  /// A picture of one's own for the track up to the thumb; kept, the track is drawn in its colour.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { lowImages[state] = image }
  /// The picture of the track up to the thumb that was set for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { lowImages[state] }
  /// The picture of the track up to the thumb for the present state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// A picture of one's own for the track beyond the thumb; kept, the track is drawn in its colour.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { highImages[state] = image }
  /// The picture of the track beyond the thumb that was set for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { highImages[state] }
  /// The picture of the track beyond the thumb for the present state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Tuning

  private static let height: CGFloat = 34
  static let trackHeight: CGFloat = 4
  static let thumbSize = CGSize(width: 31, height: 31)
  /// How far beside the thumb a finger still takes it; together a fingertip, 44 points.
  private static let thumbSlack: CGFloat = 6.5

  // MARK: Progress

  /// One finger on the thumb.
  private struct Drag {
    /// From the thumb's left edge to the finger.
    var grip: CGFloat
    var hasChanged = false
  }

  private var current: Float = 0
  private var drag: Drag?
  private(set) lazy var parts = SliderParts(in: self)

  // MARK: Geometry

  /// Where the left picture lies, in the slider's coordinates.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, atEnd: false)
  }

  /// Where the right picture lies, in the slider's coordinates.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, atEnd: true)
  }

  /// The track between the pictures at its ends, in the middle of the height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { ownTrackRect(in: bounds) }

  /// Where the thumb is for a value. At the limits it lies flush with the track's ends.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    ownThumbRect(in: bounds, track: rect, value: value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place(in: self)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumbRegion.contains(place), super.beginTracking(touch, with: event) else { return false }
    drag = Drag(grip: place.x - currentThumbRect.minX)
    return true
  }

  override func pressBegan(with event: UIEvent?) {
    if isContinuous { sendValue(with: event) }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    if let grip = drag?.grip {
      let old = current
      value = self.value(thumbAt: touch.location(in: self).x - grip)
      if current != old { drag?.hasChanged = true }
      if isContinuous, current != old { sendValue(with: event) }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    // A continuous slider sends its value once more, now that it is not dragged.
    if isContinuous || drag.hasChanged { sendValue(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard let drag else { return }
    self.drag = nil
    // The value stays where it was dragged to, so its targets must receive it.
    if !isContinuous, drag.hasChanged { sendValue(with: event) }
  }

  package override var gestureRule: ControlGestureRule { .swipeAlongKnob }

  @_spi(Kit) open override func keyedValue(_ key: String) -> Any? {
    key == "value" ? value : super.keyedValue(key)
  }

  override func knobHolds(_ touch: UITouch) -> Bool {
    if tracked?.touch === touch { return isTracking }
    return thumbRegion.contains(touch.beginning(in: self))
  }

  private var thumbRegion: CGRect {
    currentThumbRect.insetBy(dx: -Self.thumbSlack, dy: -Self.thumbSlack)
  }
}
