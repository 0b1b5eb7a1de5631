import Foundation
import InspectorNetwork
import JSONText
import TouchStories
import Touchstone

/// Requests of pages other than input.
extension Session {
  func carryOut(_ message: PageMessage, of viewer: Viewer) {
    let client = viewer.client
    guard !isReadOnly || message.changesNothing else {
      // Input and clock messages repeat many times a second, and the page already knows that it is
      // read-only.
      if message.cost == .little { return }
      return complain(client, "This app may only be looked at.")
    }
    if holds(message, of: viewer) { return }
    switch message {
    case .hello: complain(client, "This page has said hello already.", of: "hello")
    case .input(let frames, let sequence): receive(frames, sequence: sequence, from: viewer)
    case .tick(let stamp): pass(viewer, stamp: stamp)
    case .resize(let width, let height):
      resize(Lobby.size(width, height), for: viewer)
    case .interrupt: cancelFingers(of: viewer)
    case .open(let example, let scene): open(example, scene, for: viewer)
    case .set(let change): set(change, for: viewer)
    case .add(let view, let kind, let name): add(kind, named: name, to: view, for: viewer)
    case .remove(let recognizer): remove(recognizer, for: viewer)
    case .relate(let relation): relate(relation, for: viewer)
    case .edits(let list): replaceEdits(list, for: viewer)
    case .why(let recognizer, let at, let ask):
      tell(
        client,
        ServerMessage.Why(
          ask: ask, recognizer: recognizer,
          sentences: Advice.why(recognizer, at: at, in: stage),
          cures: Advice.cures(of: recognizer, at: at, in: stage)))
    case .attempt(let changes, let fingers, let ask):
      tellTrial(changes, with: fingers, ask, to: viewer)
    case .collisions(let ask): tellCollisions(ask, to: viewer)
    case .perform(let fingers): perform(fingers, for: viewer)
    case .source(let ask): tellSource(ask, to: viewer)
    case .hit(let x, let y, let ask): tellHit(x: x, y: y, ask, to: viewer)
    case .select(let view):
      viewer.selected = view
    case .trace(let isOn): showTrace(isOn, to: viewer)
    case .record(let isOn): record(isOn)
    case .recording(let ask): tellRecording(ask, to: viewer)
    case .code(let ask, let checks): tellCode(ask, choosing: checks, to: viewer)
    case .strokes(let ask, let names, let drawn):
      tellStrokes(ask, named: names, drawn: drawn, to: client)
    case .page(let ask): tellKeptPage(ask, to: viewer)
    case .load(let name, let bytes): load(bytes, named: name, for: viewer)
    case .keep(let name, let bytes): keepRecording(bytes, named: name, for: viewer)
    case .replay(let order): carryOut(order, for: viewer)
    case .recordings:
      tellRecordings(to: viewer)
    case .ping(let stamp):
      tell(client, ServerMessage.Pong(stamp: stamp, at: stage.system.now.seconds))
    }
  }

  private func open(_ id: String?, _ scene: JSONValue?, for viewer: Viewer) {
    if let id {
      guard let example = gallery.first(where: { $0.id == id }) else {
        return complain(viewer.client, Self.noExample(id), of: "open")
      }
      change(to: example, size: viewer.size)
    } else if let scene {
      do throws(SceneError) {
        let file = try SceneFile(scene, limits: .page)
        change(to: .of(file, title: "A scene of yours"), size: viewer.size)
      } catch {
        let fault = error.isTooLarge ? "is too large for a page" : "cannot be shown"
        complain(viewer.client, "The scene \(fault): \(error)", of: "open")
      }
    }
  }

  /// Handles a rotated phone: a scene that fills it is rebuilt, unless other pages watch it or it
  /// is being recorded.
  private func resize(_ size: CGSize, for viewer: Viewer) {
    viewer.size = size
    guard replay == nil, !isRecording, viewers.count == 1, let example = stage.example,
      example.size == nil, stage.size != size
    else { return }
    restart(size: size)
  }

  /// Shows the scene that a page's address names, or the scene that it had before its session was
  /// lost.
  func restore(_ hello: PageMessage.Hello, isNew: Bool, for viewer: Viewer) {
    var isOther = isNew
    if let name = hello.recording {
      if replay?.source.name != name {
        let list = isNew ? hello.edits ?? [] : []
        isOther = false
        open(recording: name, for: viewer) { [weak self, weak viewer] in
          if let viewer, !list.isEmpty { self?.replaceEdits(list, for: viewer) }
        }
      }
    } else if let id = hello.example, replay != nil || id != stage.example?.id {
      if let example = gallery.first(where: { $0.id == id }) {
        change(to: example, size: viewer.size)
        isOther = true
      } else if !gallery.isEmpty {
        complain(viewer.client, Self.noExample(id), of: "open")
      }
    }
    if hello.hasBrokenEdits {
      complain(
        viewer.client,
        "The changes of this link cannot be read: it was cut off or altered. "
          + "The scene is shown without them.", of: "edits")
    }
    if isOther, let list = hello.edits, !list.isEmpty { replaceEdits(list, for: viewer) }
  }

  private static func noExample(_ id: String) -> String {
    "There is no scene “\(id.prefix(60))” here. Choose one in the gallery."
  }

  private func tellRecordings(to viewer: Viewer) {
    guard let recordings else {
      return tell(viewer.client, ServerMessage.Recordings(folder: nil, names: []))
    }
    files.run {
      recordings.names
    } then: { [weak self, weak viewer] names in
      guard let self, let viewer else { return }
      tell(viewer.client, ServerMessage.Recordings(folder: recordings.name, names: names))
    }
  }

  private func change(to example: Example, size: CGSize) {
    endRecording()
    closeReplay()
    edits = EditList()
    show(StagedScene(example, size: size))
    tellEdits()
  }

  // MARK: - Changes

  private func set(_ change: PageMessage.Change, for viewer: Viewer) {
    let (property, value) = (change.property, change.value)
    switch change.target {
    case .recognizer:
      guard let place = place(ofRecognizer: change.id) else {
        return complain(viewer.client, "That recognizer has gone.", of: "set")
      }
      edit(.setRecognizer(place, property: property, value: value), of: "set", for: viewer)
    case .tuning:
      edit(.setTuning(property: property, value: value), of: "set", for: viewer)
    case .view:
      guard let place = place(ofView: change.id) else {
        return complain(viewer.client, "That view has gone.", of: "set")
      }
      edit(.setView(place, property: property, value: value), of: "set", for: viewer)
    }
  }

  private func add(_ kind: String, named name: String?, to view: Int, for viewer: Viewer) {
    guard let place = place(ofView: view) else {
      return complain(viewer.client, "That view has gone.", of: "add")
    }
    edit(
      .add(kind: kind, name: name?.shortened(to: 60) ?? freeName(kind), to: place), of: "add",
      for: viewer)
  }

  /// The kind's name, with a number appended if the name is taken.
  private func freeName(_ kind: String) -> String {
    let taken = Set(stage.snapshot(selected: nil).recognizers.map(\.name))
    if !taken.contains(kind) { return kind }
    return "\(kind) \((2...).first { !taken.contains("\(kind) \($0)") } ?? 0)"
  }

  private func remove(_ number: Int, for viewer: Viewer) {
    guard let place = place(ofRecognizer: number) else {
      return complain(viewer.client, "That recognizer has gone.", of: "remove")
    }
    edit(.remove(place), of: "remove", for: viewer)
  }

  private func relate(_ relation: PageMessage.Relation, for viewer: Viewer) {
    guard let one = place(ofRecognizer: relation.recognizer),
      let other = place(ofRecognizer: relation.other)
    else { return complain(viewer.client, "That recognizer has gone.", of: "relate") }
    edit(
      .relate(one, relation.relation, other: other, isOn: relation.on), of: "relate", for: viewer)
  }

  private func edit(_ change: SceneEdit.Change, of type: String, for viewer: Viewer) {
    guard !edits.isFull else {
      return complain(viewer.client, "A scene takes at most \(SceneEdit.most) changes.", of: type)
    }
    let words = stage.words(for: change)
    if let problem = stage.apply(change) { return complain(viewer.client, problem, of: type) }
    keep(change, words)
  }

  private func place(ofView number: Int?) -> ViewPlace? {
    number.flatMap { stage.census.view($0) }.flatMap { stage.place(of: $0) }
  }

  private func place(ofRecognizer number: Int?) -> RecognizerPlace? {
    number.flatMap { stage.recognizer($0) }.flatMap { stage.place(of: $0) }
  }
}
