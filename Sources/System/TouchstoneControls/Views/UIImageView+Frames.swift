import Foundation

/// The animation frames of an image view, and the current position.
struct ImageFrames {
  var images: [UIImage]?
  /// The duration of one cycle, in seconds; 0 for 30 images per second.
  var duration: TimeInterval = 0
  /// The number of cycles; 0 for endless repetition.
  var rounds = 0
  /// The index of the image that is shown; `nil` while not animating.
  var shown: Int?
  var next: ScheduledWork?
}

extension UIImageView {
  /// The images of the animation: `animationImages`, otherwise those of an animated image.
  private var played: (images: [UIImage], duration: TimeInterval)? {
    if let images = frames.images { return (images, frames.duration) }
    return image?.images.map { ($0, image?.duration ?? 0) }
  }

  /// Starts the animation of an animated image; called when the view enters a window.
  func playAnimatedImage() {
    guard frames.images == nil else { return }
    if image?.images != nil, window != nil { playFrames() } else { stopFrames() }
  }

  /// The image of the animation that replaces `image`; `nil` while not animating.
  var frameShown: UIImage? {
    guard let place = frames.shown, let images = played?.images, !images.isEmpty else { return nil }
    return images[place % images.count]
  }

  /// Starts with the first image, on the clock of the view's scene.
  func playFrames() {
    stopFrames()
    guard played?.images.isEmpty == false else { return }
    show(frame: 0)
  }

  func stopFrames() {
    frames.next?.cancel()
    frames.next = nil
    guard frames.shown != nil else { return }
    frames.shown = nil
    setNeedsDisplay()
  }

  private func show(frame: Int) {
    guard let played, !played.images.isEmpty else { return stopFrames() }
    let images = played.images
    if frames.images != nil, frames.rounds > 0, frame >= frames.rounds * images.count {
      return stopFrames()
    }
    frames.shown = frame
    setNeedsDisplay()
    let round = played.duration > 0 ? played.duration : Double(images.count) / 30
    // Without a scene there is no clock, so the image stays until the view is in one.
    frames.next = window?.touchSystem?.schedule(after: round / Double(images.count)) {
      [weak self] in self?.show(frame: frame + 1)
    }
  }
}
