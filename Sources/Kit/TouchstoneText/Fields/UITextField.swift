import Foundation
import Pictures
@_spi(Kit) import TouchstoneCore

/// A control with one line of editable text.
///
/// A tap makes it the first responder and moves the caret. Keys are delivered to `pressesBegan(_:with:)` first, and insert text
/// if that calls `super`. `UITextFieldDelegate` shows the order of messages.
/// - Note: Differs from UIKit: there is no edit menu, and no correction.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// The style of the border around the text.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A line; on iOS once with a shadow.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When a view next to the text is shown.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is being edited.
    case whileEditing = 1
    /// Unless the text is being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reason for the end of editing.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// Editing was completed.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }

  /// Posted when editing has begun.
  nonisolated public static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
  /// The key of the reason for the end of editing, the raw value of a `DidEndEditingReason`.
  nonisolated public static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"

  // MARK: Text

  /// The text, which is never `nil`. Setting it sends no event, and moves the caret to the end.
  open var text: String? {
    get { store.string }
    set {
      forgetTyping()
      replacesSecureText = false
      withNotice(isText: true) { store.set(Self.line(newValue ?? "")) }
      selectEnd()
      contentChanged()
    }
  }
  /// The text with attributes for each of its parts. Setting `text` replaces it.
  open var attributedText: NSAttributedString? {
    get {
      store.styled.map { NSAttributedString(attributedString: $0) }
        ?? NSAttributedString(string: store.string, attributes: defaultTextAttributes)
    }
    set {
      withNotice(isText: true) {
        forgetTyping()
        if let newValue { store.set(newValue) } else { store.set("") }
      }
      selectEnd()
      contentChanged()
    }
  }
  /// The text that is shown if the field is empty; `nil` for none.
  open var placeholder: String? {
    get { plainPlaceholder ?? styledPlaceholder?.string }
    set {
      (plainPlaceholder, styledPlaceholder) = (newValue, nil)
      contentChanged()
    }
  }
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      styledPlaceholder
        ?? plainPlaceholder.map {
          NSAttributedString(string: $0, attributes: placeholderAttributes)
        }
    }
    set {
      (plainPlaceholder, styledPlaceholder) = (nil, newValue)
      contentChanged()
    }
  }
  private var plainPlaceholder: String?
  private var styledPlaceholder: NSAttributedString?

  // MARK: Appearance

  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      store.restyle(.font, font)
      contentChanged()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet {
      store.restyle(.foregroundColor, textColor)
      contentChanged()
    }
  }
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }
  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// An image in place of the border.
  open var background: UIImage? { didSet { contentChanged() } }
  /// An image in place of the border while the field is disabled.
  open var disabledBackground: UIImage? { didSet { contentChanged() } }
  /// The attributes of text without attributes of its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = extraAttributes
      all[.font] = font ?? .systemFont(ofSize: 17)
      all[.foregroundColor] = textColor ?? .label
      return all
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      extraAttributes = newValue
      contentChanged()
    }
  }
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { ownTypingAttributes ?? defaultTextAttributes }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// Whether users can change attributes. It is stored and has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether the font is reduced before the text scrolls. It is stored and has no effect.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of the reduced font, in points. It is stored and has no effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the content size category. It is stored and has no effect, since the category never changes.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Editing

  /// The delegate, which is notified of editing and can refuse changes.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being edited.
  open private(set) var isEditing = false
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first inserted text replaces the old one.
  open var clearsOnInsertion = false
  /// Whether the next key replaces a text that is not shown.
  private var replacesSecureText = false

  // MARK: Views next to the text

  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the left.
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  /// When the view at the left is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the right, in front of the clear button.
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  /// When the view at the right is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

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
  open var isSecureTextEntry = false {
    didSet {
      // A text that is shown now is not replaced.
      if !isSecureTextEntry { replacesSecureText = false }
      contentChanged()
    }
  }
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Parts

  private(set) var store = TextStore()
  private(set) var selection = NSRange(location: 0, length: 0)
  var typingRun: TypingRun?
  private var marked: NSRange?
  private let caret = UIView()
  private let clearButton = UIButton(type: .custom)
  private var touches: TextTouches?
  /// The scroll offset of long text, in points.
  private var scroll: CGFloat = 0

  // MARK: Creating

  /// Makes a field without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Kit) open override func prepareForDecoding() {
    super.prepareForDecoding()
    startOut()
  }

  private func startOut() {
    isOpaque = false
    contentMode = .redraw
    contentHorizontalAlignment = .left
    caret.isUserInteractionEnabled = false
    caret.isHidden = true
    addSubview(caret)
    clearButton.isHidden = true
    clearButton.accessibilityIdentifier = "clear"
    clearButton.accessibilityLabel = "Clear text"
    clearButton.setTitle("×", for: .normal)
    clearButton.setTitleColor(.secondaryLabel, for: .normal)
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(clearButton)
    touches = TextTouches(of: self)
  }

  @_spi(Kit) open override func keyedValue(_ key: String) -> Any? {
    key == "text" ? text : super.keyedValue(key)
  }

  @_spi(Kit) open override var ownAccessibility: OwnAccessibility {
    var own = super.ownAccessibility
    own.isElement = true
    own.label = placeholder
    own.value = isSecureTextEntry ? String(repeating: "•", count: store.string.count) : text
    return own
  }

  @_spi(Kit) open override func activateByItself() -> Bool { becomeFirstResponder() }

  /// Makes a single line of a text.
  private static func line(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  private func contentChanged() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  var keyboardComesFirst: Bool { false }

  func editingBegan() {
    guard !isEditing else { return }
    isEditing = true
    if clearsOnBeginEditing, !store.string.isEmpty,
      delegate?.textFieldShouldClear(self) ?? true
    {
      forgetTyping()
      store.set("")
    }
    replacesSecureText = isSecureTextEntry && !store.string.isEmpty
    selectEnd()
    contentChanged()
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
  }

  func editingEnded() {
    guard isEditing else { return }
    isEditing = false
    typingRun = nil
    marked = nil
    scroll = 0
    contentChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(
      Self.textDidEndEditingNotification,
      [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue])
    sendActions(for: .editingDidEnd)
  }

  private func post(_ name: Notification.Name, _ info: [String: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: Changing

  open var hasText: Bool { !store.string.isEmpty }

  open func insertText(_ text: String) {
    change(marked ?? selection, to: text)
  }

  open func deleteBackward() {
    let range = rangeBeforeCaret
    if range.length > 0 { change(range, to: "") }
  }

  func type(_ text: String) {
    let text = Self.line(text)
    if clearsOnInsertion { selection = NSRange(location: 0, length: store.length) }
    clearsOnInsertion = false
    guard mayChange(marked ?? selection, to: text) else { return }
    selectSecureText()
    insertText(text)
  }

  func typeBackspace() {
    let range = rangeBeforeCaret
    // A subclass receives the key even if there is nothing to delete.
    if range.length > 0, !mayChange(range, to: "") { return }
    selectSecureText()
    deleteBackward()
  }

  /// The first key of an editing replaces a secure text: its user cannot see what would remain (TXT-20).
  private func selectSecureText() {
    if replacesSecureText { selection = NSRange(location: 0, length: store.length) }
    replacesSecureText = false
  }

  func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if leaves, isFirstResponder { _ = resignFirstResponder() }
  }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  func change(_ range: NSRange, to text: String) {
    let range = store.clamped(range)
    let text = Self.line(text)
    registerUndo(of: range, to: text)
    store.replace(range, with: text, typingAttributes ?? defaultTextAttributes)
    marked = nil
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    changedByEditing()
  }

  private func changedByEditing() {
    contentChanged()
    delegate?.textFieldDidChangeSelection(self)
    post(Self.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  /// Clears the text; called by the clear button.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    registerUndo(of: NSRange(location: 0, length: store.length), to: "")
    store.set("")
    selection = NSRange(location: 0, length: 0)
    changedByEditing()
    if !isFirstResponder { _ = becomeFirstResponder() }
  }

  // MARK: Selecting

  private func selectEnd() {
    selection = NSRange(location: store.length, length: 0)
    marked = nil
  }

  func select(_ range: NSRange) {
    let range = store.clamped(range)
    guard range != selection else { return }
    selection = range
    typingRun = nil
    if let marked, range.location < marked.location || range.end > marked.end { self.marked = nil }
    setNeedsLayout()
    setNeedsDisplay()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
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

  // MARK: Layout

  /// The rectangle of the border, in the field's coordinates.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not being edited, in the field's coordinates.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: borderInsets)
    if isShown(leftViewMode), leftView != nil {
      let left = leftViewRect(forBounds: bounds).maxX
      rect.size.width -= max(left - rect.minX, 0)
      rect.origin.x = max(left, rect.minX)
    }
    if isShown(rightViewMode), rightView != nil {
      rect.size.width -= max(rect.maxX - rightViewRect(forBounds: bounds).minX, 0)
    } else if showsClearButton {
      rect.size.width -= max(rect.maxX - clearButtonRect(forBounds: bounds).minX, 0)
    }
    rect.size.width = max(rect.width, 0)
    return rect
  }

  /// The rectangle of the placeholder, in the field's coordinates.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while it is being edited, in the field's coordinates.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the clear button, in the field's coordinates.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return CGRect(
      x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
  }

  /// The rectangle of the left view, in the field's coordinates.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: leftView, in: bounds)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the right view, in the field's coordinates.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = size(of: rightView, in: bounds)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func size(of view: UIView?, in bounds: CGRect) -> CGSize {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size.width <= 0 || size.height <= 0 { size = view.sizeThatFits(bounds.size) }
    return CGSize(width: size.width, height: min(size.height, bounds.height))
  }

  private var borderInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClearButton: Bool {
    isShown(clearButtonMode) && hasText && isEnabled
      && !(rightView != nil && isShown(rightViewMode))
  }

  private func sideViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    contentChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftViewMode)
    if isShown(leftViewMode) { leftView?.frame = leftViewRect(forBounds: bounds) }
    rightView?.isHidden = !isShown(rightViewMode)
    if isShown(rightViewMode) { rightView?.frame = rightViewRect(forBounds: bounds) }
    showCaret()
  }

  private func showCaret() {
    keepCaretInSight()
    caret.isHidden = !isEditing || selection.length > 0
    caret.backgroundColor = tintColor
    caret.frame = caretRect(for: TextOffset(selection.location))
  }

  /// Scrolls long text so that the caret is visible.
  private func keepCaretInSight() {
    let rect = lineRect
    let x = places.caret(at: selection.end).minX
    if x > rect.maxX - 2 { scroll += x - rect.maxX + 2 }
    if x < rect.minX { scroll = max(scroll - (rect.minX - x), 0) }
    if textWidth <= rect.width { scroll = 0 }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? layout : TextLayout(placeholderParts, wraps: false)
    let insets = borderInsets
    var width = shown.size.width.rounded(.up) + insets.left + insets.right
    if leftView != nil, isShown(leftViewMode) { width += size(of: leftView, in: bounds).width }
    if rightView != nil, isShown(rightViewMode) { width += size(of: rightView, in: bounds).width }
    let line = max(shown.size.height, lineHeight)
    let height = borderStyle == .roundedRect ? line + 13 : line + insets.top + insets.bottom
    return CGSize(width: width, height: height.rounded(.up))
  }

  private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  @_spi(Kit) open override var baselineText: (font: UIFont, height: CGFloat)? {
    (font ?? .systemFont(ofSize: 17), lineHeight)
  }

  // MARK: Drawing

  /// The visible text.
  private var shownParts: TextParts {
    if isSecureTextEntry {
      return TextParts(
        String(repeating: "•", count: store.string.utf16.count), defaultTextAttributes)
    }
    return store.styled.map { TextParts($0) } ?? TextParts(store.string, defaultTextAttributes)
  }

  private var layout: TextLayout { TextLayout(shownParts, wraps: false) }
  private var textWidth: CGFloat { layout.size.width }

  private var placeholderAttributes: [NSAttributedString.Key: Any] {
    [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: UIColor.placeholderText]
  }

  private var placeholderParts: TextParts {
    styledPlaceholder.map { TextParts($0) }
      ?? TextParts(plainPlaceholder ?? "", placeholderAttributes)
  }

  /// The rectangle of the line, vertically centred in the text's rectangle.
  private var lineRect: CGRect {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = max(layout.size.height, lineHeight)
    let y: CGFloat
    switch contentVerticalAlignment {
    case .top: y = rect.minY
    case .bottom: y = rect.maxY - height
    case .center, .fill: y = rect.midY - height / 2
    }
    return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
  }

  var places: TextPlaces {
    let rect = lineRect
    let shown = layout
    // Text that is too long starts at the left, whatever its alignment.
    let fits = shown.size.width <= rect.width
    return TextPlaces(
      shown, of: isSecureTextEntry ? "" : store.string,
      at: CGPoint(x: rect.minX - scroll, y: rect.minY), width: rect.width,
      alignment: fits ? textAlignment : .left, font: font ?? .systemFont(ofSize: 17))
  }

  /// Draws the text into the current context.
  open func drawText(in rect: CGRect) { draw(shownParts, in: rect, scrolled: scroll) }

  /// Draws the placeholder into the current context.
  open func drawPlaceholder(in rect: CGRect) { draw(placeholderParts, in: rect, scrolled: 0) }

  private func draw(_ parts: TextParts, in rect: CGRect, scrolled: CGFloat) {
    guard let page = UIGraphicsGetCurrentContext() else { return }
    let plain = TextLayout(parts, wraps: false)
    let fits = plain.size.width <= rect.width
    let shown =
      fits ? TextLayout(parts, width: rect.width, wraps: false, alignment: textAlignment) : plain
    page.saveGState()
    page.clip(to: rect)
    page.record(
      shown.picture(
        at: CGPoint(x: rect.minX - scrolled, y: rect.midY - plain.size.height / 2)))
    page.restoreGState()
  }

  @_spi(Kit) open override var drawnFace: Picture? { face }

  @_spi(Kit) open override var face: Picture? {
    guard !bounds.isEmpty else { return nil }
    let page = CGContext(size: bounds.size)
    UIGraphicsPushContext(page)
    drawBorder()
    if isEditing { drawHighlight() }
    if hasText { drawText(in: lineRect) } else { drawPlaceholder(in: placeholderLine) }
    UIGraphicsPopContext()
    return page.picture
  }

  private var placeholderLine: CGRect {
    let rect = placeholderRect(forBounds: bounds)
    return CGRect(
      x: rect.minX, y: rect.midY - lineHeight / 2, width: rect.width, height: lineHeight)
  }

  private func drawBorder() {
    let rect = borderRect(forBounds: bounds)
    if let image = isEnabled ? background : disabledBackground ?? background {
      return image.draw(in: rect)
    }
    guard borderStyle != .none else { return }
    let path = UIBezierPath(
      roundedRect: rect.insetBy(dx: 0.5, dy: 0.5),
      cornerRadius: borderStyle == .roundedRect ? 5 : 0)
    UIColor.systemGray4.setStroke()
    path.stroke()
  }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? { spelled(range) }
  open func replace(_ range: UITextRange, withText text: String) {
    withNotice(isText: true) { change(self.range(of: range), to: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { isEditing || isFirstResponder ? TextSpan(selection) : nil }
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

extension UITextField: TextEditing, TextTouched {
  func takesTouch(at point: CGPoint, isTap: Bool) -> Bool {
    isFirstResponder || becomeFirstResponder()
  }

  var isEditedByKeys: Bool { true }
}
