import Foundation

/// Receives what happens while a text view is edited, and can refuse it.
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
  /// Whether the view may resign.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a key may change the text; the return key gives a line break.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A key has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The caret or the selection is elsewhere.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed; a tap follows it where text is not edited.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The same by its old name, which is asked where the newer one is left out.
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

/// How a link is used.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// It is followed.
  case invokeDefaultAction = 0
  /// A menu about it is shown.
  case presentActions = 1
  /// What it leads to is shown.
  case preview = 2
}

/// Which parts of a text become links by themselves; kept.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What may be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of these.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
