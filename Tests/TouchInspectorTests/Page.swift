import Foundation
import InspectorNetwork

@testable import TouchInspector

/// A playground without a network, and a clock that tests set.
final class Hall {
  /// Nanoseconds of this machine's clock.
  private(set) var time: UInt64 = 1_000_000_000_000
  private(set) var lobby: Lobby!
  private(set) var closed: [ClientID: String] = [:]
  private var pages: [ClientID: Page] = [:]

  init(_ offer: Lobby.Offer) {
    lobby = Lobby(
      offer, send: { [weak self] in self?.pages[$0]?.hear($1) },
      close: { [weak self] in self?.closed[$0] = $1 })
  }

  convenience init(_ example: String = "pan", change: (inout Lobby.Offer) -> Void = { _ in }) {
    let gallery = Gallery.all
    var offer = Lobby.Offer(gallery: gallery, first: gallery.first { $0.id == example }!)
    change(&offer)
    self.init(offer)
  }

  func pass(_ milliseconds: Double) { time += UInt64(milliseconds * 1e6) }

  /// A page that has said hello.
  func page(_ hello: [String: Any] = [:]) -> Page {
    let page = stranger()
    let usual: [String: Any] = ["version": 1, "size": [400, 600], "scale": 2]
    page.say("hello", usual.merging(hello) { $1 })
    return page
  }

  /// A page that has not.
  func stranger() -> Page {
    let page = Page(ClientID(number: pages.count + 1), in: self)
    pages[page.client] = page
    return page
  }

  func tell(_ events: NetworkEvent...) {
    for event in events { lobby.hear(event) }
    lobby.hear(.rested)
  }
}

/// What a browser's page does, in JSON: says things, and keeps what it hears.
final class Page {
  let client: ClientID
  let hall: Hall
  private(set) var heard: [[String: Any]] = []
  /// What it knows of the scene, by putting differences together.
  private(set) var world = World()
  /// Whether it reads at once what comes.
  var reads = true
  private var sequence = 0
  private var unread: [[UInt8]] = []
  /// Milliseconds of the page's own clock.
  var stamp = 5000.0

  init(_ client: ClientID, in hall: Hall) {
    self.client = client
    self.hall = hall
  }

  // MARK: - Hearing

  func hear(_ bytes: [UInt8]) {
    unread.append(bytes)
    if reads { read() }
  }

  private func read() {
    for bytes in unread {
      let json = try! JSONSerialization.jsonObject(with: Data(bytes)) as! [String: Any]
      heard.append(json)
      world.take(json)
    }
    unread = []
  }

  /// Reads what has come, and lets the server know.
  func drain() {
    read()
    hall.tell(.drained(client))
    read()
  }

  func messages(_ type: String) -> [[String: Any]] {
    heard.filter { $0["type"] as? String == type }
  }

  func last(_ type: String) -> [String: Any] { messages(type).last ?? [:] }

  var errors: [String] { messages("error").compactMap { $0["text"] as? String } }

  /// The lines of the trace, without the time.
  var trace: [String] { world.trace.compactMap { $0["text"] as? String } }

  /// The recognizer states that it heard of.
  var states: [String] {
    world.trace.filter { $0["kind"] as? String == "state" }.map { entry in
      "\(name(of: entry["subject"] as! Int)) \(entry["to"] as! String)"
    }
  }

  var actions: [String] {
    world.trace.filter { $0["kind"] as? String == "action" }.map { entry in
      "\(name(of: entry["subject"] as! Int)) \(entry["to"] as! String)"
    }
  }

  private func name(of recognizer: Int) -> String {
    world.recognizers[recognizer]?["name"] as? String ?? "\(recognizer)"
  }

  func recognizer(_ name: String) -> Int {
    world.recognizers.first { $0.value["name"] as? String == name }?.key ?? -1
  }

  func view(_ name: String) -> Int {
    world.views.first { $0.value["name"] as? String == name }?.key ?? -1
  }

  func value(_ key: String, ofView name: String) -> Any? { world.views[view(name)]?[key] }

  var session: Session { hall.lobby.session(of: client)! }

  // MARK: - Saying

  func say(_ type: String, _ fields: [String: Any] = [:]) {
    say(json: fields.merging(["type": type]) { $1 })
  }

  func say(json: Any) {
    send([UInt8](try! JSONSerialization.data(withJSONObject: json)))
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    hall.tell(.received(client, bytes, at: hall.time))
    if reads { drain() }
  }

  func leave() { hall.tell(.closed(client)) }

  /// Lets time pass on both clocks, and says so.
  func wait(_ milliseconds: Double) {
    pass(milliseconds)
    say("tick", ["stamp": stamp])
  }

  func pass(_ milliseconds: Double) {
    stamp += milliseconds
    hall.pass(milliseconds)
  }

  /// One frame now: fingers by number, with phase and place.
  func input(_ fingers: (id: Int, phase: String, x: Double, y: Double)...) {
    input([
      [
        "stamp": stamp,
        "contacts": fingers.map {
          ["id": $0.id, "phase": $0.phase, "samples": [[stamp, $0.x, $0.y]]] as [String: Any]
        },
      ]
    ])
  }

  func input(_ frames: [[String: Any]]) {
    sequence += 1
    say("input", ["frames": frames, "sequence": sequence])
  }

  /// A finger that goes from one place to another in ten steps of 16 ms, and lifts.
  func drag(
    _ id: Int = 1, from start: (Double, Double), by step: (Double, Double), lifts: Bool = true
  ) {
    input((id, "began", start.0, start.1))
    for number in 1...10 {
      pass(16)
      let part = Double(number)
      input((id, "moved", start.0 + step.0 * part, start.1 + step.1 * part))
    }
    guard lifts else { return }
    pass(16)
    input((id, "ended", start.0 + step.0 * 10, start.1 + step.1 * 10))
  }

  func tap(_ id: Int = 1, at place: (Double, Double)) {
    input((id, "began", place.0, place.1))
    pass(40)
    input((id, "ended", place.0, place.1))
  }
}

/// What a page knows, put together of a whole scene and the differences after it.
struct World {
  var views: [Int: [String: Any]] = [:]
  var order: [Int: [Int]] = [:]
  var recognizers: [Int: [String: Any]] = [:]
  var relations: [[String: Any]] = []
  var advice: [[String: Any]] = []
  var touches: [Int: [String: Any]] = [:]
  var trace: [[String: Any]] = []

  mutating func take(_ message: [String: Any]) {
    switch message["type"] as? String {
    case "scene":
      self = World()
      for view in list(message["views"]) {
        views[view["id"] as! Int] = view
        order[view["parent"] as! Int, default: []].append(view["id"] as! Int)
      }
      change(message)
    case "update":
      for view in list(message["views"]) { views[view["id"] as! Int] = view }
      for id in message["removedViews"] as? [Int] ?? [] {
        views[id] = nil
        order[id] = nil
        for parent in order.keys { order[parent]?.removeAll { $0 == id } }
      }
      for (parent, children) in message["order"] as? [String: [Int]] ?? [:] {
        order[Int(parent)!] = children
      }
      change(message)
    default: break
    }
  }

  private mutating func change(_ message: [String: Any]) {
    for recognizer in list(message["recognizers"]) {
      recognizers[recognizer["id"] as! Int] = recognizer
    }
    for id in message["removedRecognizers"] as? [Int] ?? [] { recognizers[id] = nil }
    if message["relations"] != nil { relations = list(message["relations"]) }
    if message["advice"] != nil { advice = list(message["advice"]) }
    for touch in list(message["touches"]) { touches[touch["id"] as! Int] = touch }
    trace += list(message["trace"])
  }

  private func list(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  /// Everything but the trace and the touches, spelled the same for the same scene.
  var spelled: String {
    let all: [String: Any] = [
      "views": spell(views), "order": spell(order.filter { !$0.value.isEmpty }),
      "recognizers": spell(recognizers), "relations": relations, "advice": advice,
    ]
    let data = try! JSONSerialization.data(
      withJSONObject: all, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  private func spell(_ table: [Int: Any]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: table.map { ("\($0.key)", $0.value) })
  }
}
