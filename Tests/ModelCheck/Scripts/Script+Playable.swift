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
      case .interrupt:
        down = []
        pressed = []
        return step
      case .removeView(let view), .restoreView(let view), .interact(let view, _):
        return views[view].isWindow ? nil : step
      case .enableControl(let view, _): return views[view].control == nil ? nil : step
      default:
        return step
      }
    }
    script.steps += down.map { .frame(16, [.up($0)]) } + pressed.map { .press(16, .up($0)) }
    return script
  }
}
