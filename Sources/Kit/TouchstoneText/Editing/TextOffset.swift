import Foundation

/// A position in a field's or a view's text, in UTF-16 units from its start.
final class TextOffset: UITextPosition {
  nonisolated let value: Int

  init(_ value: Int) {
    self.value = value
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.value == value
  }
  nonisolated override var hash: Int { value }
}

/// A range of a field's or a view's text.
final class TextSpan: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.end) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }
  nonisolated override var hash: Int { range.location ^ range.length << 16 }
}

/// A rectangle of a selection in a field or a view.
final class SelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ area: CGRect, isFirst: Bool, isLast: Bool) {
    self.area = area
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { area }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

nonisolated extension NSRange {
  var end: Int { location + length }
}
