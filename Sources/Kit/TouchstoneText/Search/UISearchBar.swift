import Foundation
@_spi(Kit) import TouchstoneCore

/// A search field with a cancel button and scope buttons.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of a search bar.
  nonisolated public enum Style: UInt, Sendable {
    /// The system's choice.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The icons of the field.
  nonisolated public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The clear button.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The results list button.
    case resultsList = 3
  }

  /// The delegate, which is notified of the text and the buttons, and can refuse changes.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown if the field is empty; `nil` for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The prompt above the field. It is stored and has no effect.
  open var prompt: String?
  /// Whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var hasCancelButton = false
  /// Whether the bookmark button is shown.
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  /// Whether the results list button is shown.
  open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
  /// Whether the results list button is selected. It is stored and has no effect.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scope buttons; `nil` for none.
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Whether the scope buttons are shown.
  open var showsScopeBar = false { didSet { setNeedsLayout() } }

  /// The style of the bar. It is stored and has no effect.
  open var searchBarStyle = Style.default
  /// The bar style. It is stored and has no effect.
  open var barStyle = UIBarStyle.default
  /// The background colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether content can be visible under the bar. It is stored and has no effect.
  open var isTranslucent = true
  /// The background image. It is stored and has no effect.
  open var backgroundImage: UIImage?
  /// The background image of the scope buttons. It is stored and has no effect.
  open var scopeBarBackgroundImage: UIImage?
  /// The offset of the field's background. It is stored and has no effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The offset of the search text. It is stored and has no effect.
  open var searchTextPositionAdjustment = UIOffset.zero

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key is disabled without text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// The automatic capitalization.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The automatic correction.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  private let cancelButton = UIButton(type: .system)
  private let bookmarkButton = UIButton(type: .system)
  private let resultsButton = UIButton(type: .system)
  private let scopes = UISegmentedControl(frame: .zero)
  private let ear = SearchFieldDelegate()
  /// Called before the delegate; set by a search controller.
  var listener: ((SearchBarChange) -> Void)?
  /// Whether a search controller is active, so that the cancel button can end the search while the field is not edited.
  var isSearchActive = false { didSet { updateCancelButton() } }

  /// The height in points, without scope buttons.
  static let height: CGFloat = 56

  /// Makes a bar without text.
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
    ear.bar = self
    searchTextField.delegate = ear
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.wordsChanged() }, for: .editingChanged)
    addSubview(searchTextField)
    for (button, title) in [
      (cancelButton, "Cancel"), (bookmarkButton, "Bookmarks"), (resultsButton, "Results"),
    ] {
      button.setTitle(title, for: .normal)
      button.accessibilityIdentifier = title
      button.isHidden = true
      addSubview(button)
    }
    updateCancelButton()
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    bookmarkButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarBookmarkButtonClicked(self) }
      }, for: .touchUpInside)
    resultsButton.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarResultsListButtonClicked(self) }
      }, for: .touchUpInside)
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
        listener?(.scope)
      }, for: .valueChanged)
    addSubview(scopes)
  }

  private func scopesChanged() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    if scopeButtonTitles?.isEmpty == false { scopes.selectedSegmentIndex = 0 }
    setNeedsLayout()
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    hasCancelButton = showsCancelButton
    setNeedsLayout()
  }

  /// Shows or hides the scope buttons.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets the background image. It is stored and has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// Sets the background image of the field. It is not stored and has no effect.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Sets the image of an icon. It is not stored and has no effect.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the offset of an icon. It is not stored and has no effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  // MARK: First responder (the field)

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Buttons

  /// The button is disabled while there is nothing to cancel (SRC-04).
  fileprivate func updateCancelButton() {
    cancelButton.isEnabled = searchTextField.isFirstResponder || isSearchActive
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    listener?(.cancel)
  }

  private func wordsChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    listener?(.words)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + scopeHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height + scopeHeight)
  }

  private var scopeHeight: CGFloat {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? 44 : 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(
      x: 8, y: 10, width: bounds.width - 16, height: max(bounds.height - scopeHeight - 20, 0))
    var right = row.maxX
    for (button, isShown) in [
      (cancelButton, hasCancelButton), (resultsButton, showsSearchResultsButton),
      (bookmarkButton, showsBookmarkButton),
    ] {
      button.isHidden = !isShown
      guard isShown else { continue }
      let width = max(button.intrinsicContentSize.width, 44)
      right -= width
      button.frame = CGRect(x: right, y: row.minY, width: width, height: row.height)
      right -= 8
    }
    searchTextField.frame = CGRect(
      x: row.minX, y: row.minY, width: max(right - row.minX, 0), height: row.height)
    scopes.isHidden = scopeHeight == 0
    scopes.frame = CGRect(x: 8, y: row.maxY + 10, width: row.width, height: 32)
  }
  nonisolated deinit {}
}

/// The changes of the bar that a search controller is notified of.
enum SearchBarChange { case begin, words, scope, cancel }

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes a field with rounded corners and a clear button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Kit) open override func prepareForDecoding() {
    super.prepareForDecoding()
    dress()
  }

  private func dress() {
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
  }
  nonisolated deinit {}
}

/// Forwards the field's messages to the bar's delegate.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.updateCancelButton()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.listener?(.begin)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.updateCancelButton()
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// The delegate of a search bar, which is notified of the text and the buttons, and can refuse changes. Every method has a
/// default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user has changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether an edit may change the text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped. The bar itself does nothing.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the results list button was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was selected.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
