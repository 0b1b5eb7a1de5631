#if X11
  import CLibXCB
  import Foundation

  /// X's reply to a request for a window's property.
  struct XProperty: ~Copyable {
    /// `nil` if X had no such property.
    private let reply: UnsafeMutablePointer<xcb_get_property_reply_t>?

    /// `nil` while the reply is pending.
    init?(answering cookie: xcb_get_property_cookie_t, _ connection: OpaquePointer) {
      var reply: UnsafeMutableRawPointer?
      var problem: UnsafeMutablePointer<xcb_generic_error_t>?
      guard xcb_poll_for_reply(connection, cookie.sequence, &reply, &problem) == 1 else {
        return nil
      }
      free(problem)
      self.reply = reply?.assumingMemoryBound(to: xcb_get_property_reply_t.self)
    }

    deinit { free(reply) }

    /// The window that the property contains; `nil` if there is none (0).
    var window: xcb_window_t? {
      guard let reply, reply.pointee.format == 32, reply.pointee.value_len == 1 else { return nil }
      return xcb_get_property_value(reply)?.load(as: xcb_window_t.self)
    }

    /// Its strings, which are null-terminated.
    var words: [String] {
      guard let reply, let value = xcb_get_property_value(reply) else { return [] }
      let bytes = UnsafeRawBufferPointer(
        start: value, count: Int(xcb_get_property_value_length(reply)))
      return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }
#endif
