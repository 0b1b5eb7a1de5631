import UIKit

/// Words below each other, of which one is chosen.
public final class Menu: UIView {
  public let words: [String]
  private let labels: [UILabel]
  private static let rowSize = CGSize(width: 140, height: 44)

  init(_ words: [String]) {
    self.words = words
    labels = words.map { _ in UILabel() }
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: Self.rowSize.width, height: Self.rowSize.height * CGFloat(words.count)))
    backgroundColor = .systemGray6
    for (place, label) in labels.enumerated() {
      label.text = words[place]
      label.frame = CGRect(
        origin: CGPoint(x: 0, y: CGFloat(place) * Self.rowSize.height), size: Self.rowSize)
      addSubview(label)
    }
  }

  /// There is no menu without words, so none can come out of an archive.
  public required init?(coder: NSCoder) { nil }

  /// The row at a place of the menu; `nil` beside it.
  func row(at place: CGPoint) -> Int? { labels.firstIndex { $0.frame.contains(place) } }

  /// Shows which row would be chosen.
  func highlight(at place: CGPoint) {
    let row = row(at: place)
    for (number, label) in labels.enumerated() {
      label.backgroundColor = number == row ? .systemGray4 : nil
    }
  }
}
