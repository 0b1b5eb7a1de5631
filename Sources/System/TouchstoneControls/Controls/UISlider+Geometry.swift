import Foundation

extension UISlider {
  /// The distance from the bounds to the track, and from an image to the track, in points.
  private static let margin: CGFloat = 2
  private static let imageGap: CGFloat = 8

  func imageRect(of image: UIImage?, in bounds: CGRect, atEnd isAtEnd: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isAtEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  func ownTrackRect(in bounds: CGRect) -> CGRect {
    let start = minimumValueImageRect(forBounds: bounds)
    let end = maximumValueImageRect(forBounds: bounds)
    let left = minimumValueImage == nil ? bounds.minX + Self.margin : start.maxX + Self.imageGap
    let right = maximumValueImage == nil ? bounds.maxX - Self.margin : end.minX - Self.imageGap
    return CGRect(
      x: left, y: bounds.midY - Self.trackHeight / 2, width: max(0, right - left),
      height: Self.trackHeight)
  }

  func ownThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.thumbSize
    let range = maximumValue - minimumValue
    let part = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    return CGRect(
      x: track.minX + (track.width - size.width) * CGFloat(part),
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The value at which the thumb's left edge is at `x`. A subclass can position the thumb along any straight line, so
  /// `thumbRect` is called for both ends.
  func value(thumbAt x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).minX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).minX
    guard last != first else { return value }
    return minimumValue + Float((x - first) / (last - first)) * (maximumValue - minimumValue)
  }
}

/// The visible parts of a slider.
struct SliderParts {
  private let minimumTrack: UIView
  private let maximumTrack: UIView
  private let thumb: UIImageView
  private let minimumImage: UIImageView
  private let maximumImage: UIImageView

  init(in slider: UISlider) {
    maximumTrack = slider.addDecoration(UIView(frame: .zero))
    minimumTrack = slider.addDecoration(UIView(frame: .zero))
    minimumImage = slider.addDecoration(UIImageView(frame: .zero))
    maximumImage = slider.addDecoration(UIImageView(frame: .zero))
    thumb = slider.addDecoration(UIImageView(frame: .zero))
  }

  func place(in slider: UISlider) {
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.currentThumbRect
    maximumTrack.frame = track
    maximumTrack.backgroundColor = slider.maximumTrackTintColor ?? .systemFill
    minimumTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: track.height)
    minimumTrack.backgroundColor = slider.minimumTrackTintColor ?? slider.tintColor
    minimumImage.image = slider.minimumValueImage
    minimumImage.frame = slider.minimumValueImageRect(forBounds: slider.bounds)
    maximumImage.image = slider.maximumValueImage
    maximumImage.frame = slider.maximumValueImageRect(forBounds: slider.bounds)
    thumb.image = slider.currentThumbImage
    thumb.backgroundColor = thumb.image == nil ? slider.thumbTintColor ?? .white : nil
    thumb.frame = knob
  }
}
