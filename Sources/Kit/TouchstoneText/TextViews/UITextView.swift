import Foundation
import Pictures
@_spi(Kit) import TouchstoneCore

/// A scroll view with several lines of editable text.
///
/// A tap makes it the first responder and moves the caret; a drag scrolls. `UITextViewDelegate` shows the order of messages.
/// - Note: Differs from UIKit: there is no layout manager and no text storage.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIScrollView.DelegatesText {
  /// Posted when editing has begun.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing has ended.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")

  // MARK: Text

  /// The text, which is never `nil`. Setting it moves the caret to the end.
  open var text: String! {
    get { store.string }
    set {
      forgetTyping()
      withNotice(isText: true) { store.set(newValue ?? "") }
      textSet()
    }
  }
  /// The text with attributes for each of its parts.
  open var attributedText: NSAttributedString! {
    get {
      store.styled.map { NSAttributedString(attributedString: $0) }
        ?? NSAttributedString(string: store.string, attributes: plainAttributes)
    }
    set {
      withNotice(isText: true) {
        forgetTyping()
        if let newValue { store.set(newValue) } else { store.set("") }
      }
      textSet()
    }
  }

  private func textSet() {
    selection = NSRange(location: store.length, length: 0)
    marked = nil
    contentChanged()
  }

  // MARK: Appearance

  /// The font of the text.
  open var font: UIFont? {
    didSet {
      store.restyle(.font, shownFont)
      contentChanged()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? {
    didSet {
      store.restyle(.foregroundColor, textColor ?? .label)
      contentChanged()
    }
  }
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? plainAttributes }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of links; their colour and underline are drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { contentChanged() } }
  /// The insets of the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// The rectangle in which the text is laid out.
  public let textContainer: NSTextContainer
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
  private var plainAttributes: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }

  // MARK: Editing

  /// Whether the user can edit the text.
  open var isEditable = true {
    didSet { if !isEditable, isEditing { _ = resignFirstResponder() } }
  }
  /// Whether the user can select text and follow links.
  open var isSelectable = true
  /// Whether users can change attributes. It is stored and has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the content size category. It is stored and has no effect, since the category never changes.
  open var adjustsFontForContentSizeCategory = false
  /// The kinds of data that are converted to links. They are stored and have no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the first inserted text replaces the old one.
  open var clearsOnInsertion = false
  private(set) var isEditing = false

  /// The selected range; its length is 0 for a caret.
  open var selectedRange: NSRange {
    get { selection }
    set { withNotice(isText: false) { select(newValue) } }
  }

  // MARK: The keyboard

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Parts

  private(set) var store = TextStore()
  private(set) var selection = NSRange(location: 0, length: 0)
  var typingRun: TypingRun?
  private var marked: NSRange?
  private let page = TextPage()
  private let caret = UIView()
  private var touches: TextTouches?
  /// The layout; cached until the text or the width changes.
  private var laidOut: (width: CGFloat, layout: TextLayout, places: TextPlaces)?

  // MARK: Creating

  /// Makes a view without text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    startOut()
  }

  /// Makes a view without text.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  @_spi(Kit) open override func prepareForDecoding() {
    super.prepareForDecoding()
    startOut()
  }

  private func startOut() {
    page.owner = self
    textContainer.view = self
    page.isUserInteractionEnabled = false
    page.isOpaque = false
    addSubview(page)
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    addSubview(caret)
    touches = TextTouches(of: self)
  }

  @_spi(Kit) open override func keyedValue(_ key: String) -> Any? {
    key == "text" ? text : super.keyedValue(key)
  }

  @_spi(Kit) open override var ownAccessibility: OwnAccessibility {
    var own = super.ownAccessibility
    own.isElement = true
    own.value = text
    return own
  }

  @_spi(Kit) open override func activateByItself() -> Bool { becomeFirstResponder() }

  func containerChanged() { contentChanged() }

  private func contentChanged() {
    laidOut = nil
    page.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditing else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  private var textDelegate: (any UITextViewDelegate)? {
    (self as UIScrollView).delegate as? any UITextViewDelegate
  }

  var keyboardComesFirst: Bool { true }

  func editingBegan() {
    guard isEditable, !isEditing else { return }
    isEditing = true
    setNeedsLayout()
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func editingEnded() {
    setNeedsLayout()
    guard isEditing else { return }
    isEditing = false
    typingRun = nil
    marked = nil
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Changing

  open var hasText: Bool { !store.string.isEmpty }

  open func insertText(_ text: String) { change(marked ?? selection, to: text) }

  open func deleteBackward() {
    let range = rangeBeforeCaret
    if range.length > 0 { change(range, to: "") }
  }

  func type(_ text: String) {
    guard isEditable else { return }
    if clearsOnInsertion { selection = NSRange(location: 0, length: store.length) }
    clearsOnInsertion = false
    guard mayChange(marked ?? selection, to: text) else { return }
    insertText(text)
  }

  func typeBackspace() {
    guard isEditable else { return }
    let range = rangeBeforeCaret
    if range.length > 0, !mayChange(range, to: "") { return }
    deleteBackward()
  }

  func typeReturn() { type("\n") }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func change(_ range: NSRange, to text: String) {
    let range = store.clamped(range)
    registerUndo(of: range, to: text)
    store.replace(range, with: text, typingAttributes)
    marked = nil
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    contentChanged()
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    scrollToCaret()
  }

  // MARK: Selecting

  func select(_ range: NSRange) {
    let range = store.clamped(range)
    guard range != selection else { return }
    selection = range
    typingRun = nil
    if let marked, range.location < marked.location || range.end > marked.end { self.marked = nil }
    page.setNeedsDisplay()
    setNeedsLayout()
    textDelegate?.textViewDidChangeSelection(self)
    if isFirstResponder { scrollToCaret() }
  }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { typePasteboard() }
  open override func delete(_ sender: Any?) { if selection.length > 0 { typeBackspace() } }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { select(store.word(at: selection.location)) }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: store.length))
  }

  /// Scrolls by the smallest distance that makes a range visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutContent()
    let range = store.clamped(range)
    var rect = places.caret(at: range.location)
    for line in places.rects(of: range) { rect = rect.union(line) }
    scrollRectToVisible(rect, animated: false)
  }

  private func scrollToCaret() {
    guard isScrollEnabled, window != nil, !isDragging else { return }
    layoutContent()
    let rect = places.caret(at: selection.end)
    scrollRectToVisible(rect.insetBy(dx: 0, dy: -2), animated: false)
  }

  // MARK: Links

  /// The link at a point, in the view's coordinates; `nil` for none.
  private func link(at point: CGPoint) -> (url: URL, range: NSRange)? {
    guard let styled = store.styled, let offset = places.character(at: point) else { return nil }
    var range = NSRange()
    let value = styled.attribute(.link, at: offset, effectiveRange: &range)
    let url =
      value as? URL ?? (value as? NSURL).map { $0 as URL }
      ?? (value as? String).flatMap { URL(string: $0) }
    return url.map { ($0, range) }
  }

  func takesTouch(at point: CGPoint, isTap: Bool) -> Bool {
    guard isSelectable || isEditable else { return false }
    if isTap, !isEditable, isSelectable, let link = link(at: point) {
      if textDelegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
        ?? true
      {
        window?.touchSystem?.record(.diagnostic("\(traceLabel): nothing here opens \(link.url)"))
      }
      return false
    }
    // A text view that is not editable becomes first responder only for a selection.
    if !isEditable, isTap { return false }
    return isFirstResponder || becomeFirstResponder()
  }

  var isEditedByKeys: Bool { isEditable }

  // MARK: Layout

  private var padding: CGFloat { max(textContainer.lineFragmentPadding, 0) }

  private var textWidth: CGFloat {
    max(
      bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding, 0)
  }

  private var parts: TextParts {
    guard let styled = store.styled else { return TextParts(store.string, plainAttributes) }
    // Not by a mutable attributed string: on Linux, Foundation stops the program when it compares attributes with a link to
    // typed ones.
    var look: [NSAttributedString.Key: Any] = [.foregroundColor: tintColor ?? .systemBlue]
    look.merge(linkTextAttributes ?? [:]) { $1 }
    return TextParts(styled).with(look, where: .link)
  }

  private func lay(_ parts: TextParts, in width: CGFloat) -> TextLayout {
    var layout = TextLayout(
      parts, width: width,
      alignment: store.styled == nil || textAlignment != .natural
        ? textAlignment : nil, ignoresOwnBreaking: true)
    if textContainer.maximumNumberOfLines > 0 {
      layout.keep(
        textContainer.maximumNumberOfLines, truncates: textContainer.lineBreakMode.truncates)
    }
    return layout
  }

  private var current: (layout: TextLayout, places: TextPlaces) {
    let width = textWidth
    if let laidOut, laidOut.width == width { return (laidOut.layout, laidOut.places) }
    let layout = lay(parts, in: width)
    let places = TextPlaces(
      layout, of: store.string,
      at: CGPoint(
        x: textContainerInset.left + padding, y: textContainerInset.top),
      width: width, alignment: layout.alignment, font: shownFont)
    laidOut = (width, layout, places)
    return (layout, places)
  }

  var places: TextPlaces { current.places }

  private func layoutContent() {
    let size = contentSize(of: current.layout)
    if contentSize != CGSize(width: bounds.width, height: size) {
      contentSize = CGSize(width: bounds.width, height: size)
    }
  }

  private func contentSize(of layout: TextLayout) -> CGFloat {
    max(layout.size.height, shownFont.lineHeight) + textContainerInset.top
      + textContainerInset.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
    let height = max(contentSize.height, bounds.height)
    page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    caret.isHidden = !isEditing || selection.length > 0
    caret.backgroundColor = tintColor
    caret.frame = caretRect(for: TextOffset(selection.location))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let sides = textContainerInset.left + textContainerInset.right + 2 * padding
    let layout = lay(parts, in: max(width - sides, 0))
    return CGSize(
      width: min((layout.size.width + sides).rounded(.up), width), height: contentSize(of: layout))
  }

  /// No intrinsic size while the view scrolls; otherwise the size of the text in its width.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let fitted = sizeThatFits(CGSize(width: bounds.width, height: 0))
    let width = bounds.width > 0 ? UIView.noIntrinsicMetric : fitted.width
    return CGSize(width: width, height: fitted.height)
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var bounds: CGRect {
    didSet { if bounds.width != oldValue.width { contentChanged() } }
  }

  // MARK: Drawing

  fileprivate var picture: Picture? {
    guard !page.bounds.isEmpty else { return nil }
    let context = CGContext(size: page.bounds.size)
    UIGraphicsPushContext(context)
    if isFirstResponder { drawHighlight() }
    let (layout, places) = current
    context.record(layout.picture(at: places.origin))
    UIGraphicsPopContext()
    return context.picture
  }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? { spelled(range) }
  open func replace(_ range: UITextRange, withText text: String) {
    withNotice(isText: true) { change(self.range(of: range), to: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set {
      guard let newValue else { return }
      withNotice(isText: false) { select(range(of: newValue)) }
    }
  }
  open var markedTextRange: UITextRange? { marked.map { TextSpan($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let range = marked ?? selection
    change(range, to: text)
    guard !text.isEmpty else { return }
    let whole = NSRange(location: range.location, length: text.utf16.count)
    marked = whole
    selection = Self.selection(selectedRange, inMarked: whole)
  }
  open func unmarkText() { marked = nil }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(store.length) }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { span(from: fromPosition, to: toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(position, plus: offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { place(position, direction, steps: offset) }
  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { order(position, other) }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { edge(of: range, direction) }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { neighbour(of: position, direction) }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }
  open func caretRect(for position: UITextPosition) -> CGRect {
    places.caret(at: offset(of: position))
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionRectangles(of: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(places.offset(closestTo: point))
  }
  open func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? { closest(to: point, within: range) }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(under: point) }
  nonisolated deinit {}
}

extension UITextView: TextEditing, TextTouched {}

/// The view of the text, with the width of the text view and the height of the text.
private final class TextPage: UIView {
  weak var owner: UITextView?

  override var face: Picture? { owner?.picture }
  override var drawnFace: Picture? { face }
}
