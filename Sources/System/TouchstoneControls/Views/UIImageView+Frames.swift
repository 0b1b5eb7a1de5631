import Foundation

/// The pictures that a view shows one after the other, and how far it is.
struct ImageFrames {
  var images: [UIImage]?
  /// Of one round, in seconds; 0 for thirty pictures a second.
  var duration: TimeInterval = 0
  /// Rounds; 0 for as many as there is time.
  var rounds = 0
  /// Which picture is shown, if any.
  var shown: Int?
  var next: ScheduledWork?
}

extension UIImageView {
  /// The pictures that follow each other: the view's own, else those of an animated image.
  private var played: (images: [UIImage], duration: TimeInterval)? {
    if let images = frames.images { return (images, frames.duration) }
    return image?.images.map { ($0, image?.duration ?? 0) }
  }

  /// An animated image plays by itself while the view is in a window.
  func playAnimatedImage() {
    guard frames.images == nil else { return }
    if image?.images != nil, window != nil { playFrames() } else { stopFrames() }
  }

  /// What is shown instead of the image.
  var frameShown: UIImage? {
    guard let place = frames.shown, let images = played?.images, !images.isEmpty else { return nil }
    return images[place % images.count]
  }

  /// Begins with the first picture, on the clock of the view's scene.
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
    // Without a scene there is no time: the picture stays until there is one.
    frames.next = window?.touchSystem?.schedule(after: round / Double(images.count)) {
      [weak self] in self?.show(frame: frame + 1)
    }
  }
}
