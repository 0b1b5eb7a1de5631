extension Script {
  /// The script without what a panel would never report, and with every finger and button lifted at the end.
  ///
  /// Cutting pieces out of a script leaves moves of fingers that never came down; both players see
  /// only what this leaves.
  var playable: Script {
    var script = self
    script.views[0].isWindow = true
    var known: Set<Int> = []
    var down: [Int] = []
    var pressed: [Int] = []
    var streams: [(number: Int, kind: StreamKind)] = []
    script.steps = steps.compactMap { step in
      switch step {
      case .frame(let delay, let changes):
        var seen: Set<Int> = []
        let possible = changes.filter { change in
          let finger = change.finger
          guard !seen.contains(finger) else { return false }
          switch change {
          case .down:
            guard known.insert(finger).inserted else { return false }
            down.append(finger)
          case .move:
            guard down.contains(finger) else { return false }
          case .up, .cancel:
            guard down.contains(finger) else { return false }
            down.removeAll { $0 == finger }
          }
          seen.insert(finger)
          return true
        }
        return possible.isEmpty ? .wait(delay) : .frame(delay, possible)
      case .press(let delay, let button):
        switch button {
        case .down(let number):
          guard known.insert(number).inserted else { return .wait(delay) }
          pressed.append(number)
        case .up(let number), .cancel(let number):
          guard pressed.contains(number) else { return .wait(delay) }
          pressed.removeAll { $0 == number }
        }
        return step
      case .stream(let delay, let stream):
        let isDown = streams.contains { $0.number == stream.number }
        switch stream {
        case .hover where isDown, .go where isDown: break
        case .end where isDown, .cancel where isDown, .leave where isDown:
          streams.removeAll { $0.number == stream.number }
        case .hover, .begin:
          guard let kind = stream.kind, !streams.contains(where: { $0.kind.isLike(kind) }),
            known.insert(stream.number).inserted
          else { return .wait(delay) }
          streams.append((stream.number, kind))
        case .go, .end, .cancel, .leave: return .wait(delay)
        }
        return step
      case .interrupt:
        down = []
        pressed = []
        streams = []
        return step
      case .removeView(let view), .restoreView(let view), .interact(let view, _):
        return views[view].isWindow ? nil : step
      case .enableControl(let view, _): return views[view].control == nil ? nil : step
      default:
        return step
      }
    }
    script.steps += down.map { .frame(16, [.up($0)]) } + pressed.map { .press(16, .up($0)) }
    script.steps += streams.map { stream in
      .stream(16, stream.kind == .hover ? .leave(stream.number) : .end(stream.number))
    }
    return script
  }
}
