import Foundation

/// A field or a view with editable text: the keyboard inserts text, and fingers move its caret.
@MainActor protocol TextEditing: UIView, UITextInput {
  var store: TextStore { get }
  /// The selected range; its length is 0 for a caret.
  var selection: NSRange { get }
  /// The geometry of its characters, in its coordinates.
  var places: TextPlaces { get }
  /// The newest changes, which the next change may extend.
  var typingRun: TypingRun? { get set }

  /// Called when it has become or resigned first responder; notifies delegates and posts notifications.
  func editingBegan()
  func editingEnded()

  /// Whether the keyboard is shown before the start of editing is reported.
  var keyboardComesFirst: Bool { get }

  /// Asks the delegate, and replaces the selection by text.
  func type(_ text: String)
  /// Asks the delegate, and deletes text.
  func typeBackspace()
  /// Performs the return key.
  func typeReturn()

  /// Asks the delegate about a change.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Changes the selection for a finger or a key.
  func select(_ range: NSRange)
  /// Replaces a range of the text without asking.
  func change(_ range: NSRange, to text: String)
}

extension TextEditing {
  /// Scrolls the closest scroll view around it so that its line is visible (TXT-22).
  func scrollIntoSight() {
    var view = superview
    while let current = view, !(current is UIScrollView) { view = current.superview }
    guard let scrollView = view as? UIScrollView else { return }
    let rect = places.lines.count > 1 ? places.caret(at: selection.end) : bounds
    scrollView.scrollRectToVisible(convert(rect, to: scrollView), animated: true)
  }

  /// Fills the areas of the selection and of the marked text.
  func drawHighlight() {
    UIColor(red: 0, green: 0.48, blue: 1, alpha: 0.2).setFill()
    for range in [selection, markedTextRange.map { self.range(of: $0) }] {
      guard let range, range.length > 0 else { continue }
      for rect in places.rects(of: range) { UIRectFillUsingBlendMode(rect, .normal) }
    }
  }

  /// The selection that `setMarkedText(_:selectedRange:)` makes, whose range counts from the marked text's start.
  static func selection(_ range: NSRange, inMarked marked: NSRange) -> NSRange {
    let start = min(max(range.location, 0), marked.length)
    return NSRange(
      location: marked.location + start, length: min(max(range.length, 0), marked.length - start))
  }

  func offset(of position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.value ?? 0, 0), store.length)
  }

  func range(of range: UITextRange) -> NSRange {
    if let span = range as? TextSpan { return store.clamped(span.range) }
    let start = offset(of: range.start)
    return NSRange(location: start, length: max(offset(of: range.end) - start, 0))
  }

  // MARK: Pasteboard

  /// Copies the selection, except that of a secure field.
  func copySelection() {
    guard selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = store.text(in: selection)
  }

  /// Copies the selection, and deletes it as the backspace key does.
  func cutSelection() {
    guard selection.length > 0, !isSecureTextEntry else { return }
    copySelection()
    typeBackspace()
  }

  /// Inserts the copied text.
  func typePasteboard() {
    if let text = UIPasteboard.general.string { type(text) }
  }

  /// The range that the backspace key deletes.
  var rangeBeforeCaret: NSRange {
    if selection.length > 0 { return selection }
    let start = store.step(selection.location, forward: false)
    return NSRange(location: start, length: selection.location - start)
  }

  // MARK: Keys

  /// Moves the caret as an arrow key does; with the shift key, moves an end of the selection.
  func move(_ key: UIKeyboardHIDUsage, extends: Bool) -> Bool {
    let isBack = key == .keyboardLeftArrow || key == .keyboardUpArrow || key == .keyboardHome
    // The selection has no fixed end: it grows in the direction of the key.
    let here = isBack ? selection.location : selection.end
    let there: Int
    switch key {
    case .keyboardLeftArrow, .keyboardRightArrow:
      if selection.length > 0, !extends {
        there = here
      } else {
        there = store.step(here, forward: !isBack)
      }
    case .keyboardUpArrow: there = vertical(here, -1)
    case .keyboardDownArrow: there = vertical(here, 1)
    case .keyboardHome: there = places.lines[places.lineIndex(of: here)].range.location
    case .keyboardEnd: there = places.lines[places.lineIndex(of: here)].range.end
    default: return false
    }
    if extends {
      let (start, end) =
        isBack ? (min(there, selection.end), selection.end) : (selection.location, there)
      select(NSRange(location: start, length: max(end - start, 0)))
    } else {
      select(NSRange(location: there, length: 0))
    }
    return true
  }

  /// The offset a line above or below; beyond the lines, the start or end of the text.
  func vertical(_ offset: Int, _ step: Int) -> Int {
    let places = places
    let goal = places.lineIndex(of: offset) + step
    guard places.lines.indices.contains(goal) else { return step < 0 ? 0 : store.length }
    let x = places.caret(at: offset).minX
    return places.offset(closestTo: CGPoint(x: x, y: places.lines[goal].frame.midY))
  }

  // MARK: Units

  /// The unit of text around an offset.
  func unit(_ granularity: UITextGranularity, at offset: Int) -> NSRange {
    switch granularity {
    case .character:
      let end = store.step(offset, forward: true)
      return NSRange(location: offset, length: end - offset)
    case .word: return store.word(at: offset)
    case .sentence, .paragraph: return store.paragraph(at: offset)
    case .line:
      let places = places
      return places.lines.isEmpty
        ? NSRange(location: 0, length: 0) : places.lines[places.lineIndex(of: offset)].range
    case .document: return NSRange(location: 0, length: store.length)
    }
  }

  // MARK: UITextInput

  func spelled(_ range: UITextRange) -> String? { store.text(in: self.range(of: range)) }

  func span(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (a, b) = (offset(of: from), offset(of: to))
    return TextSpan(NSRange(location: min(a, b), length: abs(b - a)))
  }

  func place(_ position: UITextPosition, plus offset: Int) -> UITextPosition? {
    let (sum, overflow) = self.offset(of: position).addingReportingOverflow(offset)
    return !overflow && (0...store.length).contains(sum) ? TextOffset(sum) : nil
  }

  func place(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, steps: Int
  ) -> UITextPosition? {
    var here = offset(of: position)
    for _ in 0..<min(max(steps, 0), store.length + 1) {
      let next: Int
      switch direction {
      case .left: next = store.step(here, forward: false)
      case .right: next = store.step(here, forward: true)
      case .up: next = vertical(here, -1)
      case .down: next = vertical(here, 1)
      }
      guard next != here else { return nil }
      here = next
    }
    return TextOffset(here)
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(of: position), offset(of: other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  func edge(of range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  func neighbour(
    of position: UITextPosition, _ direction: UITextLayoutDirection
  ) -> UITextRange? {
    place(position, direction, steps: 1).flatMap { span(from: position, to: $0) }
  }

  func selectionRectangles(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = places.rects(of: self.range(of: range))
    return rects.enumerated().map {
      SelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  func firstRectangle(of range: UITextRange) -> CGRect {
    let range = self.range(of: range)
    return range.length == 0
      ? places.caret(at: range.location) : places.rects(of: range).first ?? .zero
  }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let range = self.range(of: range)
    return TextOffset(
      min(max(places.offset(closestTo: point), range.location), range.end))
  }

  func character(under point: CGPoint) -> UITextRange? {
    places.character(at: point).map { TextSpan(unit(.character, at: $0)) }
  }

  /// Makes a change that does not come from a key, and reports it to the input delegate.
  func withNotice(isText: Bool, _ change: () -> Void) {
    let listener = isFirstResponder ? inputDelegate : nil
    if isText { listener?.textWillChange(self) } else { listener?.selectionWillChange(self) }
    change()
    if isText { listener?.textDidChange(self) } else { listener?.selectionDidChange(self) }
  }
}

/// Finds units in the text of something that is edited here, or that a client wrote.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Makes one for a text.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private func unit(
    at position: UITextPosition, _ granularity: UITextGranularity, forward: Bool
  ) -> (range: NSRange, offset: Int)? {
    guard let input,
      let text = input.textRange(
        from: input.beginningOfDocument, to: input.endOfDocument
      ).flatMap(input.text(in:))
    else { return nil }
    var store = TextStore()
    store.set(text)
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let inside = forward ? offset : max(offset - 1, 0)
    let range: NSRange
    switch granularity {
    case .character:
      let end = store.step(inside, forward: true)
      range = NSRange(location: inside, length: end - inside)
    case .word:
      range = store.word(at: inside)
      let first = store.text(in: range).first
      guard let first, TextStore.isWord(first) else { return nil }
    case .sentence, .paragraph, .line: range = store.paragraph(at: inside)
    case .document: range = NSRange(location: 0, length: store.length)
    }
    guard range.length > 0, range.location <= inside, inside < range.end else { return nil }
    return (range, offset)
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
  }

  private func place(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let found = unit(at: position, granularity, forward: isForward(direction)),
      let start = place(found.range.location), let end = place(found.range.end)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let isForward = isForward(direction)
    guard let found = unit(at: position, granularity, forward: !isForward) else { return false }
    return found.offset == (isForward ? found.range.end : found.range.location)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let isForward = isForward(direction)
    guard let found = unit(at: position, granularity, forward: isForward) else { return nil }
    return place(isForward ? found.range.end : found.range.location)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(at: position, granularity, forward: isForward(direction)) != nil
  }
  nonisolated deinit {}
}
