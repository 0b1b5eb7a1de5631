import UIKit

/// A short list of words to choose from, which comes where a picture was pressed.
public final class PhotoMenu: UIView {
  /// What can be done with a picture.
  public enum Choice: String, CaseIterable, Sendable {
    case toFront = "To front"
    case toBack = "To back"
    case straighten = "Straighten"
  }

  static let rowSize = CGSize(width: 140, height: 44)
  /// Room above and below the rows.
  static let padding: CGFloat = 8

  let photo: PhotoView
  private let whenChosen: (Choice) -> Void

  init(for photo: PhotoView, whenChosen: @escaping (Choice) -> Void) {
    self.photo = photo
    self.whenChosen = whenChosen
    let height = Self.rowSize.height * CGFloat(Choice.allCases.count) + 2 * Self.padding
    super.init(frame: CGRect(x: 0, y: 0, width: Self.rowSize.width, height: height))
    accessibilityIdentifier = "menu"
    backgroundColor = .white
    for (index, choice) in Choice.allCases.enumerated() { addRow(choice, at: index) }
  }

  /// There is no menu without a picture, so none can come out of an archive.
  public required init?(coder: NSCoder) { nil }

  private func addRow(_ choice: Choice, at index: Int) {
    let row = UILabel(
      frame: CGRect(
        origin: CGPoint(x: 0, y: Self.padding + Self.rowSize.height * CGFloat(index)),
        size: Self.rowSize))
    row.text = choice.rawValue
    row.textAlignment = .center
    row.accessibilityIdentifier = "menu.\(choice)"
    row.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.name = "choose"
    tap.addAction { [weak self] _ in self?.whenChosen(choice) }
    row.addGestureRecognizer(tap)
    addSubview(row)
  }
}
