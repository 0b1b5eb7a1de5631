#if X11
  import CLibXCB
  import Foundation
  import TouchActions

  /// X's windows: the window manager says which is active, and the window of which class it is.
  ///
  /// After the beginning nothing waits for X: questions are sent, and answered when they are.
  package final class X11Windows: WindowSource {
    /// Longer names are cut.
    private static let nameLength: UInt32 = 256

    package let descriptor: Int32
    package private(set) var window = ActiveWindow.unknown("X has not reported it yet")

    private let connection: OpaquePointer
    private let root: xcb_window_t
    private let activeAtom: xcb_atom_t
    /// The questions that are not answered.
    private var active: xcb_get_property_cookie_t?
    private var names: xcb_get_property_cookie_t?
    private var silence: Silence?

    package init(display: String) throws(WindowProblem) {
      var screen: Int32 = 0
      let connection = xcb_connect(display, &screen)
      guard let connection, xcb_connection_has_error(connection) == 0 else {
        // What could not be opened has to be let go of as well.
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
      // With an answer, events behind it may have been read, of which the descriptor says no more.
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

    /// Reads all events that are there; returns whether there was one.
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

    /// Of several questions the last is answered.
    private func askForActive() {
      if let active { xcb_discard_reply(connection, active.sequence) }
      active = xcb_get_property(
        connection, 0, root, activeAtom, UInt32(XCB_ATOM_WINDOW.rawValue), 0, 1)
      xcb_flush(connection)
    }

    /// Whether there was an answer; it may not name an active window.
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
      // The instance's name and the class's.
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
