import Foundation

/// The room in which a text view lays out its text.
/// - Note: Differs from UIKit: it belongs to one text view, and text does not flow around paths.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Room beside the lines, in points (TXT-12).
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines; 0 for as many as it takes.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// What happens to the last line where there are more; an end in dots is shown.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// The size of the room; kept, that of the text view counts.
  open var size: CGSize
  /// Whether it is as wide as the text view; kept.
  open var widthTracksTextView = false
  /// Whether it is as high as the text view; kept.
  open var heightTracksTextView = false
  /// What the text flows around; kept.
  open var exclusionPaths: [UIBezierPath] = []

  weak var view: UITextView?

  /// Makes a room of that size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  private func changed() { view?.containerChanged() }
}
