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
  /// What is shown instead of the image.
  var frameShown: UIImage? {
    guard let place = frames.shown, let images = frames.images, !images.isEmpty else { return nil }
    return images[place % images.count]
  }

  /// Begins with the first picture, on the clock of the view's scene.
  func playFrames() {
    stopFrames()
    guard frames.images?.isEmpty == false else { return }
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
    guard let images = frames.images, !images.isEmpty else { return stopFrames() }
    if frames.rounds > 0, frame >= frames.rounds * images.count { return stopFrames() }
    frames.shown = frame
    setNeedsDisplay()
    let round = frames.duration > 0 ? frames.duration : Double(images.count) / 30
    // Without a scene there is no time: the picture stays until there is one.
    frames.next = window?.touchSystem?.schedule(after: round / Double(images.count)) {
      [weak self] in self?.show(frame: frame + 1)
    }
  }
}
