extension Script {
  /// What a pointer does without touches. Streams have numbers of their own, from 2,000.
  enum Stream: Hashable {
    /// It comes, or moves to that place.
    case hover(Int, x: Int, y: Int)
    case leave(Int)
    /// A scroll or a transform begins at that place, with its first step.
    case begin(Int, StreamKind, x: Int, y: Int, StreamStep)
    case go(Int, StreamStep)
    case end(Int)
    case cancel(Int)

    var number: Int {
      switch self {
      case .hover(let number, _, _), .leave(let number), .begin(let number, _, _, _, _),
        .go(let number, _), .end(let number), .cancel(let number):
        number
      }
    }

    var kind: StreamKind? {
      switch self {
      case .hover, .leave: .hover
      case .begin(_, let kind, _, _, _): kind
      case .go, .end, .cancel: nil
      }
    }
  }

  enum StreamKind: Hashable, CaseIterable {
    case hover, scroll, wheel, transform

    /// Of one family only one is under way at a time.
    func isLike(_ other: StreamKind) -> Bool {
      self == other || [self, other].allSatisfy { $0 == .scroll || $0 == .wheel }
    }
  }

  /// Points to the right and down, or a scale in percent and a turn in hundredths of a radian.
  struct StreamStep: Hashable {
    var x: Int, y: Int
    var percent = 100
    var turn = 0
  }
}

extension Script.Stream {
  /// As Swift code.
  var code: String {
    switch self {
    case .hover(let number, let x, let y): ".hover(\(number), x: \(x), y: \(y))"
    case .leave(let number): ".leave(\(number))"
    case .begin(let number, let kind, let x, let y, let step):
      ".begin(\(number), .\(kind), x: \(x), y: \(y), \(step.code))"
    case .go(let number, let step): ".go(\(number), \(step.code))"
    case .end(let number): ".end(\(number))"
    case .cancel(let number): ".cancel(\(number))"
    }
  }
}

extension Script.StreamStep {
  fileprivate var code: String {
    var text = ".init(x: \(x), y: \(y)"
    if percent != 100 { text += ", percent: \(percent)" }
    if turn != 0 { text += ", turn: \(turn)" }
    return text + ")"
  }
}
