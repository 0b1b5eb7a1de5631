import Foundation

/// The room in which a text view lays out its text.
/// - Note: Differs from UIKit: it belongs to one text view, and text does not flow around paths.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Room beside the lines, in points (TXT-12).
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines; 0 for as many as it takes.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The truncation of the last line if the text is longer.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// The size of the container. It is stored and has no effect: the size of the text view is used.
  open var size: CGSize
  /// Whether the width follows the text view. It is stored and has no effect.
  open var widthTracksTextView = false
  /// Whether the height follows the text view. It is stored and has no effect.
  open var heightTracksTextView = false
  /// The paths that the text flows around. They are stored and have no effect.
  open var exclusionPaths: [UIBezierPath] = []

  weak var view: UITextView?

  /// Makes a room of that size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  private func changed() { view?.containerChanged() }
  nonisolated deinit {}
}
