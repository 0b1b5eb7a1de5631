import Foundation

/// Shortens a failing script by removing and simplifying steps while it still fails.
@MainActor struct ScriptShortener {
  let fails: (TouchScript) -> Bool

  /// The most scripts that are tried.
  static let patience = 2000

  func shorten(_ script: TouchScript) -> TouchScript {
    var best = script
    var tries = 0
    var isShrinking = true
    while isShrinking, tries < Self.patience {
      isShrinking = false
      for candidate in candidates(for: best) {
        let candidate = candidate.playable
        guard weight(candidate) < weight(best) else { continue }
        tries += 1
        guard fails(candidate) else { continue }
        best = candidate
        isShrinking = true
        break
      }
    }
    return best
  }

  // MARK: - Private

  private typealias Step = TouchScript.Step

  private func candidates(for script: TouchScript) -> [TouchScript] {
    without(script.steps).map { TouchScript($0) } + plainer(script.steps).map { TouchScript($0) }
  }

  /// Candidates without consecutive steps, the longest first, and without members of `together`
  /// steps.
  private func without(_ steps: [Step]) -> [[Step]] {
    var found: [[Step]] = []
    var length = steps.count
    while length > 0 {
      for start in 0...(steps.count - length) {
        found.append(Array(steps[..<start] + steps[(start + length)...]))
      }
      length = length > 8 ? length / 2 : length - 1
    }
    for (index, step) in steps.enumerated() {
      guard case .together(let inner) = step else { continue }
      for fewer in without(inner) { found.append(steps.replacing(index, with: [.together(fewer)])) }
      found.append(steps.replacing(index, with: inner))
    }
    return found
  }

  /// Candidates with rounded locations, shorter times and distances.
  private func plainer(_ steps: [Step]) -> [[Step]] {
    var found: [[Step]] = []
    for (index, step) in steps.enumerated() {
      for plain in plainer(step) { found.append(steps.replacing(index, with: [plain])) }
    }
    return found
  }

  private func plainer(_ step: Step) -> [Step] {
    switch step {
    case .down(let finger, let place): round(place).map { .down(finger, at: $0) }
    case .move(let finger, let place, let seconds):
      round(place).map { .move(finger, to: $0, in: seconds) }
        + round(seconds).map { .move(finger, to: place, in: $0) }
    case .wait(let seconds): round(seconds).map { .wait($0) }
    case .together(let inner):
      plainer(inner).map { .together($0) }
    case .cancel(let finger): [.up(finger)]
    case .up, .interrupt: []
    }
  }

  private func round(_ place: CGPoint) -> [CGPoint] {
    [100, 50, 10].map { grain in
      CGPoint(
        x: (place.x / grain).rounded() * grain, y: (place.y / grain).rounded() * grain)
    }.filter { $0 != place }
  }

  private func round(_ seconds: TimeInterval) -> [TimeInterval] {
    [0, 0.1, 0.5].filter { $0 < seconds }
  }

  /// The script's complexity; each accepted candidate decreases it.
  private func weight(_ script: TouchScript) -> Double {
    func weight(_ steps: [Step]) -> Double {
      steps.reduce(0) { sum, step in
        switch step {
        case .down(_, let place): sum + 30 + oddness(place)
        case .move(_, let place, let seconds): sum + 30 + oddness(place) + seconds
        case .up: sum + 10
        case .cancel: sum + 11
        case .wait(let seconds): sum + 20 + seconds
        case .interrupt: sum + 20
        case .together(let inner): sum + 5 + weight(inner)
        }
      }
    }
    return weight(script.steps)
  }

  private func oddness(_ place: CGPoint) -> Double {
    [place.x, place.y].reduce(0) { sum, value in
      let digits = [100, 50, 10].firstIndex { value == (value / $0).rounded() * $0 } ?? 3
      return sum + Double(digits) + Double(abs(value)) / 100_000
    }
  }
}

extension Array {
  fileprivate func replacing(_ index: Int, with elements: [Element]) -> [Element] {
    var copy = self
    copy.replaceSubrange(index...index, with: elements)
    return copy
  }
}
