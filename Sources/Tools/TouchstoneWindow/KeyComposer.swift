import CLibGTK

/// Composes characters of several keys: a dead key and a letter, or the Compose key's sequences.
final class KeyComposer {
  private let context = gtk_im_context_simple_new()
  private var handler: UInt = 0
  private var composed: String?

  init() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    handler = ts_connect_commit(
      context,
      { _, text, own in
        guard let text, let own else { return }
        Unmanaged<KeyComposer>.fromOpaque(own).takeUnretainedValue().composed =
          String(cString: text)
      }, own)
  }

  isolated deinit {
    g_signal_handler_disconnect(UnsafeMutableRawPointer(context), handler)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// The text that a key event completes: empty within a sequence, `nil` for a key that composes nothing.
  func text(of event: OpaquePointer) -> String? {
    composed = nil
    return gtk_im_context_filter_keypress(context, event) == 0 ? nil : composed ?? ""
  }

  /// Forgets an unfinished sequence.
  func reset() { gtk_im_context_reset(context) }
}
