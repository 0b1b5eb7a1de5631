import CLibGTK
import Foundation
import Touchstone
import TouchstoneText

/// Composes text for the first responder with the desktop's input method: from dead keys and Compose sequences, or with an
/// input method for Chinese, Japanese and other languages. A compositor may show its on-screen keyboard.
final class InputMethod {
  /// What the input method has done with a key event.
  enum Outcome {
    /// It does not handle the key.
    case declined
    /// The key completes a text.
    case completed(String)
    /// The key belongs to an unfinished text, or the input method will answer later.
    case kept

    var completed: String? { if case .completed(let text) = self { text } else { nil } }
  }

  /// Called with text that the input method completes by itself, after its keys or without any.
  var onText: ((String) -> Void)?

  private let context = gtk_im_multicontext_new()
  /// GTK's input methods need a widget of a window; this window is never shown.
  private let widget = gtk_window_new()
  private var handlers: [UInt] = []
  private weak var responder: (any UIResponder & UIKeyInput)?
  /// The text that a key event has completed; `nil` outside `outcome(of:)`.
  private var completed: String?
  private var isFiltering = false
  /// The provisional text that the first responder does not show yet.
  private var newMarked: (text: String, caret: Int)?
  private var showsMarked = false
  private var caret = CGRect.null

  init() {
    gtk_widget_realize(widget)
    gtk_im_context_set_client_widget(context, widget)
    let own = Unmanaged.passUnretained(self).toOpaque()
    handlers = [
      ts_connect_commit(
        context,
        { _, text, own in
          guard let text, let own else { return }
          InputMethod.at(own).receive(String(cString: text))
        }, own),
      ts_connect_preedit(context, { _, own in own.map { InputMethod.at($0).readMarked() } }, own),
    ]
  }

  isolated deinit {
    for handler in handlers {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(context), handler)
    }
    gtk_im_context_focus_out(context)
    gtk_im_context_set_client_widget(context, nil)
    g_object_unref(UnsafeMutableRawPointer(context))
    gtk_window_destroy(widget)
  }

  private static func at(_ pointer: UnsafeMutableRawPointer) -> InputMethod {
    Unmanaged<InputMethod>.fromOpaque(pointer).takeUnretainedValue()
  }

  // MARK: - Keys

  func outcome(of event: OpaquePointer) -> Outcome {
    let type = Int(gdk_event_get_event_type(event))
    guard responder != nil, type == Int(TS_GDK_KEY_PRESS) || type == Int(TS_GDK_KEY_RELEASE) else {
      return .declined
    }
    (isFiltering, completed) = (true, nil)
    let isHandled = gtk_im_context_filter_keypress(context, event) != 0
    isFiltering = false
    guard isHandled else { return .declined }
    return completed.map { .completed($0) } ?? .kept
  }

  /// Forgets an unfinished text.
  func reset() {
    newMarked = nil
    showsMarked = false
    gtk_im_context_reset(context)
  }

  private func receive(_ text: String) {
    guard responder != nil else { return }
    if isFiltering { completed = (completed ?? "") + text } else { onText?(text) }
  }

  // MARK: - The first responder

  /// Follows the first responder: which it is, where its caret is, and whether it has dropped the provisional text.
  /// Called when all input has been handled; gives it the provisional text.
  /// - Returns: whether the provisional text has changed.
  func follow(_ new: UIResponder?) -> Bool {
    let new = new as? any UIResponder & UIKeyInput
    if new !== responder { change(to: new) }
    guard let input = responder as? any UIView & UITextInput else { return false }
    defer { reportCaret(of: input) }
    guard let marked = newMarked else {
      // A finger has made it permanent.
      if showsMarked, input.markedTextRange == nil { reset() }
      return false
    }
    newMarked = nil
    showsMarked = !marked.text.isEmpty
    guard showsMarked || input.markedTextRange != nil else { return false }
    input.setMarkedText(
      marked.text, selectedRange: NSRange(location: marked.caret, length: 0))
    return true
  }

  private func reportCaret(of input: any UIView & UITextInput) {
    guard let position = input.selectedTextRange?.end else { return }
    let rect = input.convert(input.caretRect(for: position), to: nil)
    guard rect != caret else { return }
    caret = rect
    var area = GdkRectangle(
      x: CInt(bounding: rect.minX), y: CInt(bounding: rect.minY),
      width: CInt(bounding: rect.width), height: CInt(bounding: rect.height))
    gtk_im_context_set_cursor_location(context, &area)
  }

  private func change(to new: (any UIResponder & UIKeyInput)?) {
    // The old responder keeps its provisional text, so text that the reset completes is dropped.
    responder = nil
    reset()
    gtk_im_context_focus_out(context)
    responder = new
    caret = .null
    guard let new else { return }
    gtk_im_context_set_use_preedit(context, new is any UITextInput ? 1 : 0)
    ts_set_input_purpose(context, Self.purpose(of: new))
    gtk_im_context_focus_in(context)
  }

  private func readMarked() {
    guard responder != nil else { return }
    var caret: CInt = 0
    let text = ts_preedit_text(context, &caret)
    defer { g_free(text) }
    let marked = text.map { String(cString: $0) } ?? ""
    newMarked = (marked, String(marked.unicodeScalars.prefix(Int(caret))).utf16.count)
  }

  private static func purpose(of input: any UIKeyInput) -> Int {
    if input.isSecureTextEntry { return TS_PURPOSE_PASSWORD }
    return switch input.keyboardType {
    case .URL, .webSearch: TS_PURPOSE_URL
    case .emailAddress: TS_PURPOSE_EMAIL
    case .phonePad: TS_PURPOSE_PHONE
    case .numberPad, .asciiCapableNumberPad: TS_PURPOSE_DIGITS
    case .decimalPad: TS_PURPOSE_NUMBER
    default: TS_PURPOSE_FREE_FORM
    }
  }
}
