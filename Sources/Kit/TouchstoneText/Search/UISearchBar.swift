import Foundation
@_spi(Kit) import TouchstoneCore

/// A field for words to search for, with a cancel button and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How much a search bar stands out.
  nonisolated public enum Style: UInt, Sendable {
    /// As the system likes it.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without one.
    case minimal = 2
  }

  /// Pictures in the field.
  nonisolated public enum Icon: Int, Sendable {
    /// A glass.
    case search = 0
    /// A cross.
    case clear = 1
    /// A book.
    case bookmark = 2
    /// A list.
    case resultsList = 3
  }

  /// Receives what happens to the text and the buttons, and can refuse it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The words in the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// Shown while there are no words.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field; kept.
  open var prompt: String?
  /// Whether there is a cancel button.
  open var showsCancelButton: Bool {
    get { hasCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private var hasCancelButton = false
  /// Whether there is a button with a book in the field.
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  /// Whether there is a button with a list in the field.
  open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
  /// Whether that button is selected; kept.
  open var isSearchResultsButtonSelected = false
  /// What can be searched.
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  /// Which of these is searched.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Whether these are shown.
  open var showsScopeBar = false { didSet { setNeedsLayout() } }

  /// How much it stands out; kept.
  open var searchBarStyle = Style.default
  /// Whether it is light or dark; kept.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether content may lie below the bar; kept.
  open var isTranslucent = true
  /// A picture behind the bar; kept.
  open var backgroundImage: UIImage?
  /// A picture behind the scopes; kept.
  open var scopeBarBackgroundImage: UIImage?
  /// How far the field's background is moved; kept.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// How far the words are moved; kept.
  open var searchTextPositionAdjustment = UIOffset.zero

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// Which keys there are.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key waits for words.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// What is capitalized by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Whether the keyboard is dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  private let cancelButton = UIButton(type: .system)
  private let bookmarkButton = UIButton(type: .system)
  private let resultsButton = UIButton(type: .system)
  private let scopes = UISegmentedControl(frame: .zero)
  private let ear = SearchFieldDelegate()
  /// Has a search controller receive all before the delegate does.
  var listener: ((SearchBarChange) -> Void)?

  /// Points, without scopes.
  static let height: CGFloat = 56

  /// Makes a bar without words.
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

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// A picture behind the bar; kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// A picture behind the field; kept.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// A picture in the field; kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// How far a picture is moved; kept.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  // MARK: First responder: that of its field

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Buttons

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
}

/// What a search controller receives of its bar.
enum SearchBarChange { case begin, words, scope, cancel }

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Makes a field with round corners and a clear button.
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
}

/// Receives the field's messages for the bar's delegate.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.listener?(.begin)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
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

/// Receives what happens to the text and the buttons of a search bar, and can refuse it. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the bar may resign.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The words are others, by a key or the clear button.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a key may change the words.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button with a book was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped. The bar does nothing by itself.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button with a list was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
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
