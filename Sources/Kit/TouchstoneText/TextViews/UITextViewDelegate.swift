import Foundation

/// The delegate of a text view, which is notified of editing and can refuse changes.
///
/// ```
/// shouldBeginEditing ─ keyboardWillShow ─ didBeginEditing ─ textDidBeginEditingNotification
/// a key: shouldChangeTextIn ─ didChangeSelection ─ didChange ─ textDidChangeNotification
/// shouldEndEditing ─ keyboardWillHide ─ didEndEditing ─ textDidEndEditingNotification
/// ```
/// Every method has a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether an edit may change the text; the return key inserts a line break.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the caret or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed. A tap follows it if the text is not editable.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The former name of the method above; called if that one is not implemented.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
}

/// The interaction with a link.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// The link is followed.
  case invokeDefaultAction = 0
  /// A menu of actions is shown.
  case presentActions = 1
  /// A preview is shown.
  case preview = 2
}

/// The kinds of data that are converted to links. They are stored and have no effect.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Shipment tracking numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Lookup suggestions.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIScrollView {
  /// A scroll view with a `UITextViewDelegate`.
  ///
  /// Swift cannot override a property with another type. So the typed property is a member of this protocol and hides that of
  /// `UIScrollView` where the type matters; both are the same.
  public protocol DelegatesText: UIScrollView {}
}

extension UIScrollView.DelegatesText {
  /// The delegate, which is notified of editing and scrolling, and can refuse changes.
  public var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}
