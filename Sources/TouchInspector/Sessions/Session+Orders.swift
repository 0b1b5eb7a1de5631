import Foundation
import InspectorNetwork
import TouchStories
import Touchstone

/// What pages ask for beside input.
extension Session {
  func carryOut(_ message: PageMessage, of viewer: Viewer) {
    let client = viewer.client
    switch message {
    case .hello: complain(client, "This page has said hello already.", of: "hello")
    case .input(let frames, let sequence): receive(frames, sequence: sequence, from: viewer)
    case .tick(let stamp): pass(viewer, stamp: stamp)
    case .interrupt: cancelFingers(of: viewer)
    case .open(let example, let scene): open(example, scene, for: viewer)
    case .set(let change): set(change, for: viewer)
    case .add(let view, let kind, let name): add(kind, named: name, to: view, for: viewer)
    case .remove(let recognizer): remove(recognizer, for: viewer)
    case .relate(let relation): relate(relation, for: viewer)
    case .why(let recognizer, let at, let ask):
      tell(
        client,
        ServerMessage.Why(
          ask: ask, recognizer: recognizer,
          sentences: Advice.why(recognizer, at: at, in: stage)))
    case .select(let view):
      viewer.selected = view
    case .record(let isOn): record(isOn)
    case .recording(let ask): tellRecording(ask, to: client)
    case .code(let ask): tellCode(ask, to: client)
    case .load(let name, let bytes): load(bytes, named: name, for: viewer)
    case .replay(let order): carryOut(order, for: viewer)
    case .recordings: tell(client, ServerMessage.Recordings(names: recordings?.names ?? []))
    case .ping(let stamp):
      tell(client, ServerMessage.Pong(stamp: stamp, at: stage.system.now.seconds))
    }
  }

  private func open(_ id: String?, _ scene: JSONFragment?, for viewer: Viewer) {
    if let id {
      guard let example = gallery.first(where: { $0.id == id }) else {
        return complain(viewer.client, "There is no example “\(id.prefix(60))”.", of: "open")
      }
      closeReplay()
      show(StagedScene(example, size: viewer.size))
    } else if let scene {
      do throws(SceneError) {
        let file = try SceneFile(json: scene.data)
        closeReplay()
        show(StagedScene(.of(file, title: "A scene of yours"), size: viewer.size))
      } catch {
        complain(viewer.client, "The scene cannot be shown: \(error)", of: "open")
      }
    }
  }

  // MARK: - Changes

  private func set(_ change: PageMessage.Change, for viewer: Viewer) {
    let problem: String?
    switch change.target {
    case .recognizer:
      guard let recognizer = change.id.flatMap({ stage.recognizer($0) }) else {
        return complain(viewer.client, "That recognizer has gone.", of: "set")
      }
      problem = PropertyTable.set(change.property, of: recognizer, to: change.value)
    case .tuning:
      problem = TuningTable.set(change.property, in: stage.system, to: change.value)
    case .view:
      guard let view = change.id.flatMap({ stage.census.view($0) }) else {
        return complain(viewer.client, "That view has gone.", of: "set")
      }
      problem = ViewProperties.set(change.property, of: view, to: change.value)
    }
    if let problem { return complain(viewer.client, problem, of: "set") }
    stage.edits += 1
  }

  private func add(_ kind: String, named name: String?, to view: Int, for viewer: Viewer) {
    guard let view = stage.census.view(view), view.window != nil else {
      return complain(viewer.client, "That view has gone.", of: "add")
    }
    guard let recognizer = Example.makeRecognizer(kind) else {
      return complain(viewer.client, "There is no recognizer “\(kind.prefix(60))”.", of: "add")
    }
    guard (view.gestureRecognizers?.count ?? 0) < 200 else {
      return complain(viewer.client, "That view has enough recognizers.", of: "add")
    }
    recognizer.name = name.map { String($0.prefix(60)) } ?? freeName(kind)
    view.addGestureRecognizer(recognizer)
  }

  /// A kind's name, with a number if somebody has it.
  private func freeName(_ kind: String) -> String {
    let taken = Set(stage.snapshot(selected: nil).recognizers.map(\.name))
    if !taken.contains(kind) { return kind }
    return "\(kind) \((2...).first { !taken.contains("\(kind) \($0)") } ?? 0)"
  }

  private func remove(_ number: Int, for viewer: Viewer) {
    guard let recognizer = stage.recognizer(number) else {
      return complain(viewer.client, "That recognizer has gone.", of: "remove")
    }
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  private func relate(_ relation: PageMessage.Relation, for viewer: Viewer) {
    guard let one = stage.recognizer(relation.recognizer),
      let other = stage.recognizer(relation.other), one !== other
    else { return complain(viewer.client, "That recognizer has gone.", of: "relate") }
    switch relation.relation {
    case .waitsFor:
      if relation.on { one.require(toFail: other) } else { one.removeRequirement(other) }
    case .simultaneous:
      for each in [one, other] where each.delegate != nil && each.delegate !== stage.companions {
        return complain(
          viewer.client,
          "\(each.name ?? "That recognizer") has a delegate of its own, which answers for it.",
          of: "relate")
      }
      if relation.on {
        stage.companions.pair(one, with: other)
      } else {
        stage.companions.part(one, from: other)
      }
      stage.edits += 1
    }
  }
}
