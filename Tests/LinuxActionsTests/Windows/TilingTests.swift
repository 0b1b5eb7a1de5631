import Foundation
import Testing
import TouchActions

@testable import LinuxActions

/// sway's socket, on which a test says what sway said.
private final class RecordedSway {
  let path = NSTemporaryDirectory() + "ts-\(UUID().uuidString.prefix(8)).sock"
  private let listening: Int32
  private var client: Int32 = -1

  init() throws {
    listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    try #require(bytes.count < 108)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let code = withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(code == 0 && listen(listening, 1) == 0)
  }

  isolated deinit {
    close(client)
    close(listening)
    unlink(path)
  }

  func take() { client = accept(listening, nil, nil) }

  /// The kinds and texts of what was asked.
  func asked(_ count: Int) -> [String] {
    var bytes: [UInt8] = []
    var told: [String] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while told.count < count {
      let length = read(client, &buffer, buffer.count)
      guard length > 0 else { break }
      bytes += buffer[..<length]
      while let message = try? TilingMessage.take(from: &bytes) {
        told.append("\(message.kind) \(String(decoding: message.text, as: UTF8.self))")
      }
    }
    return told
  }

  func say(_ kind: UInt32, _ json: String) {
    let bytes = TilingMessage(kind: kind, text: Array(json.utf8)).bytes
    _ = write(client, bytes, bytes.count)
  }

  func sayBytes(_ bytes: [UInt8]) { _ = write(client, bytes, bytes.count) }

  func end() {
    close(client)
    client = -1
  }
}

@Suite("Which window is active, by sway") struct TilingTests {
  private typealias Kind = TilingMessage.Kind

  /// As sway 1.8 tells it, with what does not matter left out.
  private static let tree = """
    {"id": 1, "type": "root", "focused": false, "nodes": [{"type": "output", "name": "eDP-1",
    "focused": false, "nodes": [{"type": "workspace", "name": "1", "focused": false,
    "nodes": [{"id": 5, "type": "con", "focused": false, "app_id": "kitty", "nodes": []}],
    "floating_nodes": [{"id": 6, "type": "floating_con", "focused": true, "app_id": null,
    "window_properties": {"class": "Gimp", "instance": "gimp-2.10"}, "nodes": []}]}]}]}
    """

  @Test(
    "the tree tells it at first, events tell it later, and of what is unsure the tree is asked again"
  )
  func story() throws {
    let sway = try RecordedSway()
    let windows = try TilingWindows(socket: sway.path)
    var seen = [windows.window]
    func look() {
      // What sway says in this thread is there at once.
      var descriptor = pollfd(fd: windows.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(poll(&descriptor, 1, 0) == 1)
      windows.update()
      seen.append(windows.window)
    }
    sway.take()
    #expect(sway.asked(2) == ["2 [\"window\", \"workspace\"]", "4 "])
    sway.say(Kind.subscribe, #"{"success": true}"#)
    sway.say(Kind.tree, Self.tree)
    look()
    sway.say(
      Kind.windowEvent,
      #"{"change": "focus", "container": {"app_id": "firefox", "focused": true}}"#)
    look()
    sway.say(Kind.windowEvent, #"{"change": "title", "container": {"app_id": "other"}}"#)
    look()
    sway.say(Kind.windowEvent, #"{"change": "close", "container": {"app_id": "firefox"}}"#)
    look()
    #expect(sway.asked(1) == ["4 "])
    sway.say(
      Kind.tree,
      #"{"type": "root", "nodes": [{"type": "workspace", "focused": true, "nodes": []}]}"#)
    look()
    sway.end()
    look()
    #expect(
      seen == [
        .unknown("sway has not reported it yet"), .named(["Gimp", "gimp-2.10"]),
        .named(["firefox"]), .named(["firefox"]), .named(["firefox"]), .named([]),
        .unknown("sway has ended"),
      ])
    // Who waits for news of it waits in peace.
    var descriptor = pollfd(fd: windows.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&descriptor, 1, 0) == 0)
  }

  @Test("messages in pieces are put together, and what is none ends it")
  func bytes() throws {
    let sway = try RecordedSway()
    let windows = try TilingWindows(socket: sway.path)
    sway.take()
    let message = TilingMessage(
      kind: Kind.windowEvent,
      text: Array(#"{"change": "focus", "container": {"app_id": "a"}}"#.utf8)
    ).bytes
    sway.sayBytes(Array(message[..<9]))
    windows.update()
    sway.sayBytes(Array(message[9...]))
    windows.update()
    #expect(windows.window == .named(["a"]))
    sway.sayBytes(Array("HTTP/1.1 200 OK".utf8))
    windows.update()
    #expect(windows.window == .unknown("what came is not sway's protocol"))
  }

  @Test("lengths that nobody means are refused")
  func lengths() {
    var bytes = Array("i3-ipc".utf8) + [255, 255, 255, 255, 0, 0, 0, 0]
    #expect(throws: WindowProblem("a message of 4294967295 bytes came")) {
      try TilingMessage.take(from: &bytes)
    }
  }

  @Test("who is asked is told by the environment, or nobody can be")
  func finding() {
    func problem(_ environment: [String: String]) -> String {
      do throws(WindowProblem) {
        _ = try WindowSources.find(in: environment)
        return "none"
      } catch {
        return error.message
      }
    }
    #expect(
      [
        [:], ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], ["SWAYSOCK": "/nowhere"],
        ["DISPLAY": ":9999"],
      ]
      .map(problem) == [
        "neither SWAYSOCK, I3SOCK nor DISPLAY is set; is this a desktop?",
        "of Wayland's compositors only sway reports it; leave “app” out, or use --app",
        "/nowhere: sway's socket cannot be reached: No such file or directory",
        "X cannot be reached at :9999",
      ])
  }
}
