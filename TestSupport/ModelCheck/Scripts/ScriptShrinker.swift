/// Makes a script that shows a difference as small as it gets, by leaving pieces out while the
/// difference stays.
struct ScriptShrinker {
  let fails: (Script) -> Bool

  func shrink(_ script: Script) -> Script {
    var best = script
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for candidate in candidates(for: best) {
        let playable = candidate.playable
        guard playable != best, weight(playable) < weight(best), fails(playable) else { continue }
        best = playable
        isShrinking = true
        break
      }
    }
    return best
  }

  // MARK: - Private

  /// What there is to read; every candidate that is taken makes it less.
  private func weight(_ script: Script) -> Int {
    script.steps.reduce(0) { sum, step in
      switch step {
      case .frame(_, let changes): sum + 2 + 3 * changes.count
      case .wait: sum + 1
      default: sum + 4
      }
    } + script.recognizers.reduce(0) { $0 + 4 + oddities(of: $1) } + 2 * script.relations.count
      + script.views.reduce(0) {
        $0 + 3 + ($1.isMultiple ? 0 : 1) + ($1.isExclusive ? 1 : 0) + weight($1.control)
      }
  }

  private func weight(_ control: Script.Control?) -> Int {
    guard let control else { return 0 }
    return 2 + (control.isButton ? 1 : 0) + (control.begins ? 0 : 1)
      + (control.stopsAt == nil ? 0 : 1) + (control.shyOf == nil ? 0 : 1)
      + (control.recovers ? 1 : 0)
  }

  /// How much of a recognizer is not what it is by default.
  private func oddities(of recognizer: Script.Recognizer) -> Int {
    let plain = Script.Recognizer(view: recognizer.view, program: Program())
    let parts = [
      recognizer.cancels == plain.cancels, recognizer.delaysBegan == plain.delaysBegan,
      recognizer.delaysEnded == plain.delaysEnded, !recognizer.isVetoed,
      recognizer.refuses == nil, recognizer.program.recognizes == .lift,
      recognizer.program.givesUp == .never, !recognizer.program.isContinuous,
      recognizer.program.taps == 1, recognizer.program.gap == 300,
      recognizer.program.takes == 10, !recognizer.program.endsEarly,
      recognizer.program.manner == .proper, recognizer.reaction == nil,
      recognizer.kind == nil, !recognizer.isForFingers, !recognizer.mixesTypes,
      !recognizer.takesPresses, recognizer.takesTouches, !recognizer.takesScrolls,
    ]
    return parts.filter { !$0 }.count
  }

  private func candidates(for script: Script) -> [Script] {
    shorter(script) + withoutRecognizer(script) + withoutView(script) + plainer(script)
  }

  private func shorter(_ script: Script) -> [Script] {
    var found: [Script] = []
    for length in [8, 4, 2, 1] where length <= script.steps.count {
      for start in 0...(script.steps.count - length) {
        found.append(script.with { $0.steps.removeSubrange(start..<start + length) })
      }
    }
    for (index, step) in script.steps.enumerated() {
      guard case .frame(let delay, let changes) = step, changes.count > 1 else { continue }
      for change in changes.indices {
        var fewer = changes
        fewer.remove(at: change)
        found.append(script.with { $0.steps[index] = .frame(delay, fewer) })
      }
    }
    for relation in script.relations {
      found.append(script.with { $0.relations.remove(relation) })
    }
    return found
  }

  private func withoutRecognizer(_ script: Script) -> [Script] {
    script.recognizers.indices.map { gone in
      script.with { script in
        let rename = { (number: Int) in number == gone ? nil : number > gone ? number - 1 : number }
        script.recognizers.remove(at: gone)
        for index in script.recognizers.indices {
          guard let reaction = script.recognizers[index].reaction else { continue }
          script.recognizers[index].reaction = rename(reaction.disables).map {
            Script.Reaction(disables: $0, enablesAgain: reaction.enablesAgain)
          }
        }
        script.relations = Set(
          script.relations.compactMap { $0.renamed(recognizer: rename, view: { $0 }) })
        script.steps = script.steps.compactMap { $0.renamed(recognizer: rename, view: { $0 }) }
      }
    }
  }

  private func withoutView(_ script: Script) -> [Script] {
    guard script.views.count > 1 else { return [] }
    return (1..<script.views.count).compactMap { gone in
      guard !script.views.contains(where: { $0.parent == gone }),
        !script.recognizers.contains(where: { $0.view == gone })
      else { return nil }
      return script.with { script in
        let rename = { (number: Int) in number == gone ? nil : number > gone ? number - 1 : number }
        script.views.remove(at: gone)
        for index in script.views.indices.dropFirst() {
          script.views[index].parent = rename(script.views[index].parent) ?? 0
        }
        for index in script.recognizers.indices {
          script.recognizers[index].view = rename(script.recognizers[index].view) ?? 0
        }
        script.relations = Set(
          script.relations.compactMap { $0.renamed(recognizer: { $0 }, view: rename) })
        script.steps = script.steps.compactMap { $0.renamed(recognizer: { $0 }, view: rename) }
      }
    }
  }

  private func plainer(_ script: Script) -> [Script] {
    var found: [Script] = []
    for index in script.views.indices {
      found.append(script.with { $0.views[index].isMultiple = true })
      found.append(script.with { $0.views[index].isExclusive = false })
      guard script.views[index].control != nil else { continue }
      found.append(script.with { $0.views[index].control = nil })
      found.append(script.with { $0.views[index].control?.isButton = false })
      found.append(script.with { $0.views[index].control?.begins = true })
      found.append(script.with { $0.views[index].control?.stopsAt = nil })
      found.append(script.with { $0.views[index].control?.shyOf = nil })
      found.append(script.with { $0.views[index].control?.recovers = false })
    }
    for index in script.recognizers.indices {
      let plain = Script.Recognizer(view: script.recognizers[index].view, program: Program())
      found.append(script.with { $0.recognizers[index].cancels = plain.cancels })
      found.append(script.with { $0.recognizers[index].delaysBegan = plain.delaysBegan })
      found.append(script.with { $0.recognizers[index].delaysEnded = plain.delaysEnded })
      found.append(script.with { $0.recognizers[index].isVetoed = false })
      found.append(script.with { $0.recognizers[index].refuses = nil })
      found.append(script.with { $0.recognizers[index].reaction = nil })
      found.append(script.with { $0.recognizers[index].kind = nil })
      found.append(script.with { $0.recognizers[index].isForFingers = false })
      found.append(script.with { $0.recognizers[index].mixesTypes = false })
      found.append(script.with { $0.recognizers[index].takesPresses = false })
      found.append(script.with { $0.recognizers[index].takesTouches = true })
      found.append(script.with { $0.recognizers[index].takesScrolls = false })
      found.append(script.with { $0.recognizers[index].program.recognizes = .lift })
      found.append(script.with { $0.recognizers[index].program.givesUp = .never })
      found.append(script.with { $0.recognizers[index].program.isContinuous = false })
      found.append(script.with { $0.recognizers[index].program.taps = 1 })
      found.append(script.with { $0.recognizers[index].program.gap = 300 })
      found.append(script.with { $0.recognizers[index].program.takes = 10 })
      found.append(script.with { $0.recognizers[index].program.endsEarly = false })
      found.append(script.with { $0.recognizers[index].program.manner = .proper })
    }
    return found
  }
}

extension Script {
  func with(_ change: (inout Script) -> Void) -> Script {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Script.Relation {
  /// The same between others; `nil` when one that it speaks of is gone.
  func renamed(recognizer: (Int) -> Int?, view: (Int) -> Int?) -> Script.Relation? {
    func pair(_ one: Int, _ other: Int, _ make: (Int, Int) -> Self) -> Self? {
      guard let one = recognizer(one), let other = recognizer(other) else { return nil }
      return make(one, other)
    }
    switch self {
    case .waits(let one, let other): return pair(one, other) { .waits($0, for: $1) }
    case .waitsThisTime(let one, let other, let speaker):
      return pair(one, other) { .waitsThisTime($0, for: $1, says: speaker) }
    case .simultaneous(let one, let other):
      return pair(one, other) { .simultaneous($0, with: $1) }
    case .cannotPrevent(let one, let other): return pair(one, other) { .cannotPrevent($0, $1) }
    case .cannotBePrevented(let one, let other):
      return pair(one, other) { .cannotBePrevented($0, by: $1) }
    case .viewVetoes(let from, let number):
      guard let from = view(from), let number = recognizer(number) else { return nil }
      return .viewVetoes(view: from, number)
    }
  }
}

extension Script.Step {
  func renamed(recognizer: (Int) -> Int?, view: (Int) -> Int?) -> Script.Step? {
    switch self {
    case .frame, .press, .stream, .wait, .interrupt: self
    case .removeView(let number): view(number).map { .removeView($0) }
    case .restoreView(let number): view(number).map { .restoreView($0) }
    case .interact(let number, let isEnabled): view(number).map { .interact($0, isEnabled) }
    case .enableControl(let number, let isEnabled):
      view(number).map { .enableControl($0, isEnabled) }
    case .require(let one, let other):
      recognizer(one).flatMap { one in recognizer(other).map { .require(one, toFail: $0) } }
    case .detach(let number): recognizer(number).map { .detach($0) }
    case .attach(let number, let to):
      recognizer(number).flatMap { number in view(to).map { .attach(number, to: $0) } }
    case .enable(let number, let isEnabled): recognizer(number).map { .enable($0, isEnabled) }
    case .poke(let number): recognizer(number).map { .poke($0) }
    }
  }
}
