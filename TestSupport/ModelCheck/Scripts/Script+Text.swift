/// The script as Swift code that a test can take as it stands.
extension Script: CustomStringConvertible {
  var description: String {
    var text = "Script(\n  views: [\n"
    for view in views {
      text += "    .init(parent: \(view.parent), x: \(view.x), y: \(view.y), width: \(view.width), "
      text += "height: \(view.height)"
      if view.isWindow { text += ", isWindow: true" }
      if view.isMultiple { text += ", isMultiple: true" }
      if view.isExclusive { text += ", isExclusive: true" }
      if let control = view.control { text += ", control: \(control)" }
      text += "),\n"
    }
    text += "  ],\n  recognizers: [\n"
    for recognizer in recognizers { text += "    \(recognizer.code),\n" }
    text += "  ],\n"
    if !relations.isEmpty {
      text += "  relations: [\n"
      for relation in relations.map({ "\($0.code)" }).sorted() { text += "    \(relation),\n" }
      text += "  ],\n"
    }
    text += "  steps: [\n"
    for step in steps { text += "    \(step.code),\n" }
    return text + "  ])"
  }
}

extension Script.Recognizer {
  fileprivate var code: String {
    var text = ".init(view: \(view), program: \(program.code)"
    if let kind { text += ", kind: .\(kind)" }
    if !cancels { text += ", cancels: false" }
    if delaysBegan { text += ", delaysBegan: true" }
    if !delaysEnded { text += ", delaysEnded: false" }
    if isVetoed { text += ", isVetoed: true" }
    if let refuses { text += ", refuses: \(refuses)" }
    if isForFingers { text += ", isForFingers: true" }
    if mixesTypes { text += ", mixesTypes: true" }
    if takesPresses { text += ", takesPresses: true" }
    if !takesTouches { text += ", takesTouches: false" }
    if takesScrolls { text += ", takesScrolls: true" }
    if let reaction {
      text += ", reaction: .init(disables: \(reaction.disables)"
      text += reaction.enablesAgain ? ", enablesAgain: true)" : ")"
    }
    return text + ")"
  }
}

extension Program {
  fileprivate var code: String {
    var parts: [String] = []
    if recognizes != .lift { parts.append("recognizes: .\(recognizes)") }
    if givesUp != .never { parts.append("givesUp: .\(givesUp)") }
    if isContinuous { parts.append("isContinuous: true") }
    if taps != 1 { parts.append("taps: \(taps)") }
    if gap != 300 { parts.append("gap: \(gap)") }
    if takes != 10 { parts.append("takes: \(takes)") }
    if endsEarly { parts.append("endsEarly: true") }
    if manner != .proper { parts.append("manner: .\(manner)") }
    return ".init(\(parts.joined(separator: ", ")))"
  }
}

extension Script.Relation {
  fileprivate var code: String {
    switch self {
    case .waits(let one, let other): ".waits(\(one), for: \(other))"
    case .waitsThisTime(let one, let other, let speaker):
      ".waitsThisTime(\(one), for: \(other), says: .\(speaker))"
    case .simultaneous(let one, let other): ".simultaneous(\(one), with: \(other))"
    case .cannotPrevent(let one, let other): ".cannotPrevent(\(one), \(other))"
    case .cannotBePrevented(let one, let other): ".cannotBePrevented(\(one), by: \(other))"
    case .viewVetoes(let view, let one): ".viewVetoes(view: \(view), \(one))"
    }
  }
}

extension Script.Step {
  fileprivate var code: String {
    switch self {
    case .frame(let delay, let changes):
      ".frame(\(delay), [\(changes.map(\.code).joined(separator: ", "))])"
    case .press(let delay, let button): ".press(\(delay), .\(button))"
    case .stream(let delay, let stream): ".stream(\(delay), \(stream.code))"
    case .wait(let delay): ".wait(\(delay))"
    case .interrupt: ".interrupt"
    case .removeView(let view): ".removeView(\(view))"
    case .restoreView(let view): ".restoreView(\(view))"
    case .interact(let view, let isEnabled): ".interact(\(view), \(isEnabled))"
    case .enableControl(let view, let isEnabled): ".enableControl(\(view), \(isEnabled))"
    case .require(let one, let other): ".require(\(one), toFail: \(other))"
    case .detach(let number): ".detach(\(number))"
    case .attach(let number, let view): ".attach(\(number), to: \(view))"
    case .enable(let number, let isEnabled): ".enable(\(number), \(isEnabled))"
    case .poke(let number): ".poke(\(number))"
    }
  }
}

extension Script.Change {
  fileprivate var code: String {
    switch self {
    case .down(let finger, let x, let y): ".down(\(finger), x: \(x), y: \(y))"
    case .move(let finger, let x, let y): ".move(\(finger), x: \(x), y: \(y))"
    case .up(let finger): ".up(\(finger))"
    case .cancel(let finger): ".cancel(\(finger))"
    }
  }
}
