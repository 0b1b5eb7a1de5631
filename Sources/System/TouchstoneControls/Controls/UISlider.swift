import Foundation
@_spi(Kit) import TouchstoneCore

/// A control with a thumb that is dragged along a track to choose a value.
///
/// Only a finger that comes down on the thumb moves it; the thumb keeps its offset from the finger.
@preconcurrency @MainActor
open class UISlider: UIControl {
  // MARK: Value

  /// The value, limited to the range. Setting it sends no event (API-C19, CTL-15).
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the left end; 0 unless set. A minimum above the maximum raises the maximum.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }
  /// The value at the right end; 1 unless set. A maximum below the minimum lowers the minimum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }
  /// Whether each movement sends an event; otherwise only the lift does.
  open var isContinuous = true

  /// Sets the value, limited to the range; no event is sent (API-C19).
  open func setValue(_ value: Float, animated: Bool) {
    // NaN is ignored, because its comparison with a limit is always false.
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }

  // MARK: Appearance

  /// The image at the left end.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the right end.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the thumb.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  private var thumbImages = ControlStateValues<UIImage>()

  /// Sets an image for the thumb, which gets the image's size.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }
  /// The image of the thumb for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The image of the thumb for the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  private var lowImages = ControlStateValues<UIImage>()
  private var highImages = ControlStateValues<UIImage>()

  /// Sets an image for the track before the thumb. It is stored but not drawn: the track has its
  /// tint colour.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { lowImages[state] = image }
  /// The image of the track before the thumb for a state.
  open func minimumTrackImage(for state: State) -> UIImage? { lowImages[state] }
  /// The image of the track before the thumb for the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// Sets an image for the track after the thumb. It is stored but not drawn: the track has its
  /// tint colour.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { highImages[state] = image }
  /// The image of the track after the thumb for a state.
  open func maximumTrackImage(for state: State) -> UIImage? { highImages[state] }
  /// The image of the track after the thumb for the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  // MARK: Tuning

  private static let height: CGFloat = 34
  static let trackHeight: CGFloat = 4
  static let thumbSize = CGSize(width: 31, height: 31)
  /// The distance from the thumb within which a finger still takes hold of it, in points; the sum
  /// is a fingertip, 44 points.
  private static let thumbSlack: CGFloat = 6.5

  // MARK: Progress

  /// The drag of the thumb by a finger.
  private struct Drag {
    /// The distance from the thumb's left edge to the finger.
    var grip: CGFloat
    var hasChanged = false
  }

  private var current: Float = 0
  private var drag: Drag?
  private(set) lazy var parts = SliderParts(in: self)

  // MARK: Geometry

  /// The frame of the image at the left end, in the slider's coordinates.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, atEnd: false)
  }

  /// The frame of the image at the right end, in the slider's coordinates.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, atEnd: true)
  }

  /// The frame of the track, between the images at the ends and vertically centred.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { ownTrackRect(in: bounds) }

  /// The frame of the thumb for a value. At the limits it is flush with the ends of the track.
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
    // A continuous slider sends its value once more after the drag.
    if isContinuous || drag.hasChanged { sendValue(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard let drag else { return }
    self.drag = nil
    // The value stays where it was dragged to, so the targets must receive it.
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
  nonisolated deinit {}
}
