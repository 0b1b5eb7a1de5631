import Foundation

/// A place between two characters of a text; what takes text has a subclass of its own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range of a text; what takes text has a subclass of its own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }
  /// Whether it holds no character.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  /// In the coordinates of the view.
  open var rect: CGRect { .zero }
  /// How it is written.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether the lines are upright.
  open var isVertical: Bool { false }
}

/// A direction of storage.
nonisolated public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A direction on the screen.
nonisolated public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction, of storage or on the screen.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction of storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
nonisolated public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line.
  case line = 4
  /// All of it.
  case document = 5
}

/// Finds units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a place; `nil` if the place lies in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether the place is the end of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether the place lies in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Receives changes that the keyboard did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Text with a selection, places and geometry.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Puts other text into a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; empty for a caret.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is not certain yet.
  var markedTextRange: UITextRange? { get }
  /// How uncertain text looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts in text that is not certain yet.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// The uncertain text is certain now.
  func unmarkText()
  /// The place before all text.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind all text.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place that many units of UTF-16 away; `nil` beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place that many steps away on the screen.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units of UTF-16 lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Receives changes that the keyboard did not make.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The place in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The character beside a place.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// How the text at a place is written.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets how a range is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a place, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}
