import Foundation
import InspectorNetwork
import Testing
import Touchstone

@testable import TouchInspector

@Suite("An app that is looked at: modes")
struct AttachTests {
  private let scene: UIWindowScene
  private let window: UIWindow
  private let tap = UITapGestureRecognizer()

  init() {
    scene = UIWindowScene(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)))
    window = UIWindow(windowScene: scene)
    tap.name = "tap"
    window.addGestureRecognizer(tap)
    window.makeKeyAndVisible()
  }

  private func page(_ mode: Inspector.Mode) -> Page {
    Hall(Inspector.offer(of: scene, mode)).page()
  }

  @Test("a page that only looks is told so, touches nothing and changes nothing")
  func readOnly() {
    let page = page(.readOnly)
    page.tap(at: (50, 50))
    page.pass(400)
    page.say("tick", ["stamp": page.stamp])
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("tap"), "property": "numberOfTapsRequired",
        "value": 3,
      ])
    page.say("remove", ["recognizer": page.recognizer("tap")])
    page.say("record", ["on": true])
    page.say("why", ["recognizer": page.recognizer("tap"), "ask": 4])
    page.say("hit", ["x": 10, "y": 10, "ask": 5])
    #expect(page.last("welcome")["readOnly"] as? Bool == true)
    #expect(scene.touchSystem.now == .zero && tap.numberOfTapsRequired == 1 && tap.view != nil)
    #expect(page.errors == Array(repeating: "This app may only be looked at.", count: 3))
    #expect(!page.messages("why").isEmpty && page.last("hit")["view"] != nil)
    #expect(page.messages("record").isEmpty)
  }

  @Test("in full mode a page touches the app and changes it")
  func full() {
    let page = page(.full)
    page.tap(at: (50, 50))
    page.say(
      "set",
      [
        "target": "recognizer", "id": page.recognizer("tap"), "property": "numberOfTapsRequired",
        "value": 3,
      ])
    #expect(page.last("welcome")["readOnly"] == nil && page.actions == ["tap ended"])
    #expect(tap.numberOfTapsRequired == 3 && page.errors == [])
  }

  @Test("the scene in Swift says whom each line is about; what a file cannot tell is summed up")
  func source() throws {
    let example = Hall("pan-waits-for-swipe").page()
    example.say("source", ["ask": 6])
    let lines = try #require(example.last("source")["lines"] as? [[String: Any]])
    let pan = example.recognizer("pan")
    let about = lines.filter { $0["recognizer"] as? Int == pan }.map { $0["text"] as! String }
    #expect(
      about == [
        "let pan = stage.add(UIPanGestureRecognizer(), to: card, named: \"pan\")",
        "pan.require(toFail: swipe)",
      ])
    let page = page(.full)
    page.say("source", ["ask": 7])
    let summary = (page.last("source")["lines"] as? [[String: Any]])?.map { $0["text"] as! String }
    #expect(
      summary == [
        "// Classes and delegates of this scene are its own; what it adds to its views:",
        "let tap = UITapGestureRecognizer()", "uIWindow.addGestureRecognizer(tap)",
      ])
  }

  @Test("the source of a scene with its own classes has the changed properties and limits")
  func changedSource() throws {
    let page = Hall("lesson-custom").page()
    for property in ["delaysTouchesBegan", "cancelsTouchesInView"] {
      page.say(
        "set",
        [
          "target": "recognizer", "id": page.recognizer("pull"), "property": property,
          "value": property == "delaysTouchesBegan",
        ])
    }
    page.say("set", ["target": "view", "id": page.view("card"), "property": "alpha", "value": 0.5])
    page.say("set", ["target": "tuning", "property": "tapMovement", "value": 20])
    page.say("source", ["ask": 8])
    let lines = (page.last("source")["lines"] as? [[String: Any]])?.map { $0["text"] as! String }
    #expect(page.errors == [])
    #expect(
      lines == [
        "// Classes and delegates of this scene are its own; what it adds to its views:",
        "let pull = PullGestureRecognizer()", "pull.cancelsTouchesInView = false",
        "pull.delaysTouchesBegan = true", "card.addGestureRecognizer(pull)",
        "card.isUserInteractionEnabled = true", "card.isMultipleTouchEnabled = true",
        "card.alpha = 0.5",
        "stage.scene.touchSystem.tuning.tapMovement = 20",
      ])
  }
}

@Suite("An app behind a file")
struct AttachmentTests {
  @Test("a page comes through a tunnel with the token that lies beside the file, and not without")
  func tunnel() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "app").path
    #expect(throws: ServerError.nobodyThere(path)) { try Attachment(to: path, port: 0) }
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let inspector = try Inspector.attach(to: scene, listeningAt: path)
    let attachment = try Attachment(to: path, port: 0)
    let address = attachment.address
    let answers = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: [address, String(address.prefix { $0 != "?" })].map(Self.get))
      }
    }
    // It goes with the inspector.
    let rights = try FileManager.default.attributesOfItem(atPath: path + ".token")
    attachment.stop()
    inspector.stop()
    #expect(answers[0].contains("<title>Touchstone</title>"))
    #expect(answers[1].contains("token") && !answers[1].contains("<title>"))
    #expect((rights[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("strangers' half connections keep no page out of an app's tunnel")
  func strangers() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let inspector = try Inspector.attach(to: scene, listeningAt: path)
    let attachment = try Attachment(to: path, port: 0)
    let address = attachment.address
    let isServed = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let port = URL(string: address)?.port ?? 0
        let strangers = (0..<200).map { _ in Self.half(port) }
        let text = Self.get(address)
        for stranger in strangers { close(stranger) }
        continuation.resume(returning: text.contains("<title>Touchstone</title>"))
      }
    }
    attachment.stop()
    inspector.stop()
    #expect(isServed)
  }

  @Test("an app's file that others may use is not spoken at")
  func openFile() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let scene = UIWindowScene(
      screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let inspector = try Inspector.attach(to: scene, listeningAt: path)
    defer { inspector.stop() }
    chmod(path, 0o666)
    let told = #expect(throws: (any Error).self) { try Attachment(to: path, port: 0) }
    #expect("\(told!)".contains("its group or others may use it"))
  }

  /// A connection on which half a request is said.
  nonisolated private static func half(_ port: Int) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    _ = send(descriptor, "GET / HTTP/1.1\r\n", 16, Int32(MSG_NOSIGNAL))
    return descriptor
  }

  /// What is at an address, as a program apart from this one finds it.
  nonisolated private static func get(_ address: String) -> String {
    let visit = Process()
    let output = Pipe()
    visit.executableURL = URL(filePath: "/usr/bin/env")
    visit.arguments = [
      "python3", "-c",
      """
      import sys, urllib.request, urllib.error
      try:
          print(urllib.request.build_opener(urllib.request.ProxyHandler({})).open(sys.argv[1]).read().decode())
      except urllib.error.HTTPError as error:
          print(error.read().decode())
      """, address,
    ]
    visit.standardOutput = output
    try? visit.run()
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    visit.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
