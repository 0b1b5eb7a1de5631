import CLibGTK
import Foundation
import TouchstoneText

/// Passes texts between the desktop's clipboard and `UIPasteboard.general`.
final class Clipboard {
  private let clipboard: OpaquePointer
  private var handler: UInt = 0
  private var observer: (any NSObjectProtocol)?
  /// The general pasteboard's last change that was handled; a notification may be of another pasteboard.
  private var changeCount = UIPasteboard.general.changeCount
  /// Whether the pasteboard changes because the desktop's clipboard did.
  private var isReceiving = false

  init(_ display: OpaquePointer) {
    clipboard = gdk_display_get_clipboard(display)
    let own = Unmanaged.passUnretained(self).toOpaque()
    handler = ts_connect_change(
      clipboard,
      { _, own in
        if let own { Unmanaged<Clipboard>.fromOpaque(own).takeUnretainedValue().read() }
      }, own)
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // The pasteboard is changed on the main actor, and posts there.
      MainActor.assumeIsolated { self?.write() }
    }
    read()
  }

  isolated deinit {
    g_signal_handler_disconnect(UnsafeMutableRawPointer(clipboard), handler)
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func write() {
    guard UIPasteboard.general.changeCount != changeCount else { return }
    changeCount = UIPasteboard.general.changeCount
    guard !isReceiving, let text = UIPasteboard.general.string else { return }
    gdk_clipboard_set_text(clipboard, text)
  }

  private func read() {
    guard gdk_clipboard_is_local(clipboard) == 0 else { return }
    // The clipboard's owner answers later, perhaps when this object is needed by nothing else.
    let own = Unmanaged.passRetained(self).toOpaque()
    gdk_clipboard_read_text_async(
      clipboard, nil,
      { source, result, own in
        guard let own, let source else { return }
        let clipboard = Unmanaged<Clipboard>.fromOpaque(own).takeRetainedValue()
        guard let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else {
          return
        }
        defer { g_free(text) }
        clipboard.receive(String(cString: text))
      }, own)
  }

  private func receive(_ text: String) {
    guard gdk_clipboard_is_local(clipboard) == 0 else { return }
    isReceiving = true
    UIPasteboard.general.string = text
    isReceiving = false
  }
}
