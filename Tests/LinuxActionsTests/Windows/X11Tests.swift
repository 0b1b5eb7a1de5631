#if X11
  import CLibXCB
  import Foundation
  import Testing
  import TouchActions
  import Waiting

  @testable import LinuxActions

  /// An X server without a screen, and what a window manager does there.
  private final class VirtualX {
    let display: String
    private let server = Process()
    private let connection: OpaquePointer
    private let root: xcb_window_t

    /// `nil` where there is no Xvfb.
    init?() throws {
      guard FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb") else { return nil }
      let pipe = Pipe()
      server.executableURL = URL(filePath: "/usr/bin/Xvfb")
      // It finds a number that is free, and says it when it listens.
      server.arguments = ["-displayfd", "1", "-screen", "0", "320x240x8", "-nolisten", "tcp"]
      server.standardOutput = pipe
      server.standardError = FileHandle.nullDevice
      try server.run()
      try pipe.fileHandleForWriting.close()
      var number = ""
      while !number.hasSuffix("\n") {
        let data = pipe.fileHandleForReading.availableData
        try #require(!data.isEmpty)
        number += String(decoding: data, as: UTF8.self)
      }
      display = ":" + number.trimmingCharacters(in: .newlines)
      connection = try #require(xcb_connect(display, nil))
      root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data.pointee.root
    }

    isolated deinit {
      xcb_disconnect(connection)
      end()
    }

    /// A window of a program with these names.
    func window(_ instance: String, _ name: String) -> xcb_window_t {
      let window = xcb_generate_id(connection)
      xcb_create_window(
        connection, 0, window, root, 0, 0, 10, 10, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue),
        0,
        0, nil)
      let text = Array("\(instance)\0\(name)\0".utf8)
      xcb_change_property(
        connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, XCB_ATOM_WM_CLASS.rawValue,
        XCB_ATOM_STRING.rawValue, 8, UInt32(text.count), text)
      xcb_flush(connection)
      return window
    }

    func activate(_ window: xcb_window_t) {
      let name = "_NET_ACTIVE_WINDOW"
      let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
      let reply = xcb_intern_atom_reply(connection, cookie, nil)
      var window = window
      xcb_change_property(
        connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), root, reply?.pointee.atom ?? 0,
        XCB_ATOM_WINDOW.rawValue, 32, 1, &window)
      free(reply)
      xcb_flush(connection)
    }

    func end() {
      // A thread of the tests may hold other signals back, and what it starts then does, too.
      kill(server.processIdentifier, SIGKILL)
      server.waitUntilExit()
    }
  }

  @Suite("Which window is active, by X") struct X11Tests {
    @Test("the window manager says which is active, and the window of which class it is")
    func story() throws {
      guard let x = try VirtualX() else {
        print("X11Tests: there is no Xvfb, so X is not tried (apt-get install xvfb)")
        return
      }
      let windows = try X11Windows(display: x.display)
      var seen = [windows.window]
      func look(_ isEnough: (ActiveWindow) -> Bool) {
        _ = Waiting.until {
          windows.update()
          return isEnough(windows.window)
        }
        seen.append(windows.window)
      }
      look { $0 != seen[0] }
      let (terminal, browser) = (x.window("term", "XTerm"), x.window("Navigator", "firefox"))
      x.activate(terminal)
      look { $0 == .named(["term", "XTerm"]) }
      x.activate(browser)
      look { $0 == .named(["Navigator", "firefox"]) }
      x.activate(0)
      look { $0 == .named([]) }
      x.end()
      look { $0 == .unknown("X has ended") }
      #expect(
        seen == [
          .unknown("X has not reported it yet"),
          .unknown("no window manager reports it to X (_NET_ACTIVE_WINDOW)"),
          .named(["term", "XTerm"]), .named(["Navigator", "firefox"]), .named([]),
          .unknown("X has ended"),
        ])
    }
  }
#endif
