#if X11
  import CLibXCB
  import Foundation
  import TouchActions

  /// The windows of X11: the window manager reports which is active, and the window its class.
  ///
  /// After initialization nothing blocks on X: requests are sent, and their replies are processed
  /// when they arrive.
  package final class X11Windows: ActiveWindowSource {
    /// Longer names are truncated.
    private static let nameLength: UInt32 = 256

    package let descriptor: Int32
    package private(set) var window = ActiveWindow.unknown("X has not reported it yet")

    private let connection: OpaquePointer
    private let root: xcb_window_t
    private let activeAtom: xcb_atom_t
    /// Pending requests.
    private var active: xcb_get_property_cookie_t?
    private var names: xcb_get_property_cookie_t?
    private var silence: Silence?

    package init(display: String) throws(WindowProblem) {
      var screen: Int32 = 0
      let connection = xcb_connect(display, &screen)
      guard let connection, xcb_connection_has_error(connection) == 0 else {
        // A connection that failed must be freed as well.
        xcb_disconnect(connection)
        throw WindowProblem("X cannot be reached at \(display)")
      }
      self.connection = connection
      descriptor = xcb_get_file_descriptor(connection)
      root = Self.root(of: connection, screen: screen)
      activeAtom = Self.atom(named: "_NET_ACTIVE_WINDOW", connection)
      var mask = UInt32(XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue)
      xcb_change_window_attributes(connection, root, UInt32(XCB_CW_EVENT_MASK.rawValue), &mask)
      askForActive()
    }

    isolated deinit { xcb_disconnect(connection) }

    package func update() {
      guard silence == nil else { return }
      // Reading a reply may also read the events behind it into memory, where the descriptor no
      // longer reports them.
      var isDone = false
      while !isDone {
        hear(xcb_poll_for_event)
        let isAnswered = takeActive() || takeNames()
        isDone = !hear(xcb_poll_for_queued_event) && !isAnswered
      }
      guard xcb_connection_has_error(connection) != 0 else { return }
      window = .unknown("X has ended")
      silence = Silence(replacing: descriptor)
    }

    // MARK: - Private

    /// Processes all queued events; returns whether there was one.
    @discardableResult
    private func hear(
      _ next: (OpaquePointer) -> UnsafeMutablePointer<xcb_generic_event_t>?
    ) -> Bool {
      var isHeard = false
      while let event = next(connection) {
        isHeard = true
        if event.pointee.response_type & 0x7f == UInt8(XCB_PROPERTY_NOTIFY) {
          event.withMemoryRebound(to: xcb_property_notify_event_t.self, capacity: 1) { event in
            if event.pointee.atom == activeAtom { askForActive() }
          }
        }
        free(event)
      }
      return isHeard
    }

    /// Requests the active window; a reply that is still pending is discarded.
    private func askForActive() {
      if let active { xcb_discard_reply(connection, active.sequence) }
      active = xcb_get_property(
        connection, 0, root, activeAtom, UInt32(XCB_ATOM_WINDOW.rawValue), 0, 1)
      xcb_flush(connection)
    }

    /// Returns whether a reply has arrived; it need not name an active window.
    private func takeActive() -> Bool {
      guard let cookie = active, let answer = XProperty(answering: cookie, connection) else {
        return false
      }
      active = nil
      guard let window = answer.window else {
        self.window = .unknown("no window manager reports it to X (_NET_ACTIVE_WINDOW)")
        return true
      }
      guard window != 0 else {
        self.window = .named([])
        return true
      }
      if let names { xcb_discard_reply(connection, names.sequence) }
      names = xcb_get_property(
        connection, 0, window, UInt32(XCB_ATOM_WM_CLASS.rawValue),
        UInt32(XCB_ATOM_STRING.rawValue), 0, Self.nameLength)
      xcb_flush(connection)
      return true
    }

    private func takeNames() -> Bool {
      guard let cookie = names, let answer = XProperty(answering: cookie, connection) else {
        return false
      }
      names = nil
      // The instance name and the class name.
      window = .named(answer.words)
      return true
    }

    private static func root(of connection: OpaquePointer, screen: Int32) -> xcb_window_t {
      var roots = xcb_setup_roots_iterator(xcb_get_setup(connection))
      for _ in 0..<max(screen, 0) where roots.rem > 1 { xcb_screen_next(&roots) }
      return roots.data.pointee.root
    }

    private static func atom(named name: String, _ connection: OpaquePointer) -> xcb_atom_t {
      let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
      let reply = xcb_intern_atom_reply(connection, cookie, nil)
      defer { free(reply) }
      return reply?.pointee.atom ?? 0
    }
  }
#endif
