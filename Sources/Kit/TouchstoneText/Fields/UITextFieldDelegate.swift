import Foundation

/// Receives what happens while the text of a field is edited, and can refuse it.
///
/// ```
/// shouldBeginEditing ─ didBeginEditing ─ textDidBeginEditingNotification ─ .editingDidBegin ─ keyboardWillShow
/// a key:             shouldChangeCharactersIn ─ didChangeSelection ─ textDidChangeNotification ─ .editingChanged
/// the return key:    shouldReturn ─ .editingDidEndOnExit ─ .primaryActionTriggered
/// the clear button:  shouldClear ─ …
/// shouldEndEditing ─ keyboardWillHide ─ didEndEditing ─ textDidEndEditingNotification ─ .editingDidEnd
/// ```
/// Every method has a default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may resign.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended for that reason. Only this one is called where both are there.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a key may change the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The caret or the selection is elsewhere.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may remove the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
