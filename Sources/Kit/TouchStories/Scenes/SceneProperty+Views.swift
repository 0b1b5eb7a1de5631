import Foundation
import Touchstone
import TouchstoneLists
import TouchstoneText

extension SceneProperty {
  /// Lengths of a scroll view's content, in points.
  private static let lengths = 0.0...10_000_000
  private static let places = -10_000_000.0...10_000_000

  /// All properties of views in scene files, in the order in which code sets them: limits precede the values that they limit.
  package static let ofViews: [SceneProperty] = [
    flag(\UIView.isUserInteractionEnabled, "isUserInteractionEnabled"),
    flag(\UIView.isHidden, "isHidden"),
    flag(\UIView.isMultipleTouchEnabled, "isMultipleTouchEnabled"),
    flag(\UIView.isExclusiveTouch, "isExclusiveTouch"),
    flag(\UIView.clipsToBounds, "clipsToBounds"),
    number(\UIView.alpha, "alpha", shown: 0...1),
    text(\UILabel.text, "text"),
    flag(\UIControl.isEnabled, "isEnabled"),
    flag(\UIControl.isSelected, "isSelected"),
    text(\UIButton.plainTitle, "title") { "\($0).setTitle(\($1), for: .normal)" },
    flag(\UISwitch.isOn, "isOn"),
    number(\UISlider.minimumValue, "minimumValue", anyNumber, shown: -10_000...10_000),
    number(\UISlider.maximumValue, "maximumValue", anyNumber, shown: -10_000...10_000),
    number(\UISlider.value, "value", anyNumber, shown: -10_000...10_000),
    flag(\UISlider.isContinuous, "isContinuous"),
    number(\UIStepper.minimumValue, "minimumValue", anyNumber, shown: -10_000...10_000),
    number(\UIStepper.maximumValue, "maximumValue", anyNumber, shown: -10_000...10_000),
    number(\UIStepper.stepValue, "stepValue", 0.000_001...1e12, shown: 0.001...10_000),
    number(\UIStepper.value, "value", anyNumber, shown: -10_000...10_000),
    flag(\UIStepper.isContinuous, "isContinuous"),
    flag(\UIStepper.autorepeat, "autorepeat"),
    flag(\UIStepper.wraps, "wraps"),
    titles(\UISegmentedControl.plainTitles, "titles") { control, titles in
      "\(titles).forEach { \(control).insertSegment(withTitle: $0, at: \(control).numberOfSegments, animated: false) }"
    },
    whole(
      \UISegmentedControl.selectedSegmentIndex, "selectedSegmentIndex", -1...999, shown: -1...999),
    flag(\UISegmentedControl.isMomentary, "isMomentary"),
    whole(\UIPageControl.numberOfPages, "numberOfPages", 0...1000, shown: 0...1000),
    whole(\UIPageControl.currentPage, "currentPage", 0...999, shown: 0...999),
    flag(\UIPageControl.allowsContinuousInteraction, "allowsContinuousInteraction"),
    text(\UITextField.text, "text"),
    text(\UITextField.placeholder, "placeholder"),
    text(\UITextView.plainText, "text"),
    flag(\UITextView.isEditable, "isEditable"),
    flag(\UITextView.isSelectable, "isSelectable"),
    text(\UISearchBar.text, "text"),
    text(\UISearchBar.placeholder, "placeholder"),
    flag(\UISearchBar.showsCancelButton, "showsCancelButton"),
    rows(\TitleTable.rows, "rows"),
    titles(\TitleTable.headers, "headers"),
    titles(\TitleTable.leadingActions, "leadingActions"),
    titles(\TitleTable.trailingActions, "trailingActions"),
    number(\UITableView.rowHeight, "rowHeight", -1...10_000, shown: -1...10_000),
    flag(\UITableView.allowsSelection, "allowsSelection"),
    flag(\UITableView.allowsMultipleSelection, "allowsMultipleSelection"),
    flag(\UITableView.isEditing, "isEditing"),
    titles(\TitleCollection.items, "items"),
    size(\TitleCollection.itemSize, "itemSize", 1...10_000),
    flag(\UICollectionView.allowsSelection, "allowsSelection"),
    flag(\UICollectionView.allowsMultipleSelection, "allowsMultipleSelection"),
    size(\UIScrollView.contentSize, "contentSize", lengths) {
      // Of these classes it follows from what they show.
      $0 is UITableView || $0 is UICollectionView || $0 is UITextView
    },
    number(\UIScrollView.minimumZoomScale, "minimumZoomScale", 0.001...1000, shown: 0.001...1000),
    number(\UIScrollView.maximumZoomScale, "maximumZoomScale", 0.001...1000, shown: 0.001...1000),
    point(\UIScrollView.contentOffset, "contentOffset", places),
    flag(\UIScrollView.isScrollEnabled, "isScrollEnabled"),
    flag(\UIScrollView.isPagingEnabled, "isPagingEnabled"),
    flag(\UIScrollView.isDirectionalLockEnabled, "isDirectionalLockEnabled"),
    flag(\UIScrollView.bounces, "bounces"),
    flag(\UIScrollView.alwaysBounceVertical, "alwaysBounceVertical"),
    flag(\UIScrollView.alwaysBounceHorizontal, "alwaysBounceHorizontal"),
    flag(\UIScrollView.delaysContentTouches, "delaysContentTouches"),
    flag(\UIScrollView.canCancelContentTouches, "canCancelContentTouches"),
  ]
}

extension UITextView {
  fileprivate var plainText: String? {
    get { text }
    set { text = newValue ?? "" }
  }
}

extension UIButton {
  fileprivate var plainTitle: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }
}

extension UISegmentedControl {
  /// The segments' titles; empty for a segment with an image.
  fileprivate var plainTitles: [String] {
    get { (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" } }
    set {
      removeAllSegments()
      for (index, title) in newValue.enumerated() {
        insertSegment(withTitle: title, at: index, animated: false)
      }
    }
  }
}
