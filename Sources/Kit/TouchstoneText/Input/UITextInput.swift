import Foundation

/// A position between two characters of a text; each text input has its own subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
  nonisolated deinit {}
}

/// A range of a text; each text input has its own subclass.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }
  /// Whether the range contains no characters.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  nonisolated deinit {}
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  /// The rectangle, in the view's coordinates.
  open var rect: CGRect { .zero }
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .leftToRight }
  /// Whether it contains the start of the selection.
  open var containsStart: Bool { false }
  /// Whether it contains the end of the selection.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
  nonisolated deinit {}
}

/// A direction in the stored text.
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

/// A direction in the stored text or on the screen.
nonisolated public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes a direction in the stored text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Makes a direction on the screen.
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
  /// The whole text.
  case document = 5
}

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit around a position; `nil` if the position is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether the position is at the boundary of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary of a unit.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether the position is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Notified of changes that the keyboard did not make.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A text input with a selection, positions and geometry.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range by a text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, which is empty for a caret; `nil` for none.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked, provisional text; `nil` for none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the marked text permanent.
  func unmarkText()
  /// The position before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at an offset in UTF-16 units; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at an offset in a direction on the screen.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The offset between two positions, in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Notified of changes that the keyboard did not make.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The farthest position of a range in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range of the character next to a position.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The selection rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position that is closest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range that is closest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point in the view's coordinates.
  func characterRange(at point: CGPoint) -> UITextRange?
}
