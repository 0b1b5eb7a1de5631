/// Makes a script out of a seed: the same seed, the same script.
struct ScriptGenerator {
  var random: SplitMix64
  /// For controls and streams, so that scripts without them stay what they were.
  var extras: SplitMix64
  var script = Script(views: [], recognizers: [], steps: [])
  var origins: [(x: Int, y: Int)] = []
  var down: [Finger] = []
  var fingers = 0
  var pressed: [Int] = []
  var presses = 999
  var hasPresses = false
  var hasControls = false
  var hasStreams = false
  /// Those that are under way.
  var streams: [(number: Int, kind: Script.StreamKind)] = []
  var streamCount = 0
  /// Where a finger lifted last.
  var lastLift: (x: Int, y: Int)?

  struct Finger {
    var finger: Int
    var x: Int, y: Int
    /// How far it goes with each move, beside what it does at random.
    var driftX = 0, driftY = 0
    /// Where it came down.
    var startX: Int, startY: Int
  }

  /// - Parameter isPlain: whether to do without controls and streams.
  static func script(seed: UInt64, isPlain: Bool = false) -> Script {
    var generator = ScriptGenerator(seed: seed)
    generator.hasControls = !isPlain && generator.extras.chance(35)
    generator.hasStreams = !isPlain && generator.extras.chance(25)
    generator.makeViews()
    generator.makeRecognizers()
    generator.makeRelations()
    generator.makeSteps()
    return generator.script.playable
  }

  private init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    extras = SplitMix64(seed: ~seed)
  }

  // MARK: - Views and recognizers

  private mutating func makeViews() {
    add(Script.View(parent: 0, x: 0, y: 0, width: 400, height: 800, isWindow: true))
    add(Script.View(parent: 0, x: 0, y: 0, width: 400, height: 800))
    // Part of the screen, so that fingers still find what lies behind it.
    if random.chance(20) {
      add(
        Script.View(
          parent: 0, x: 0, y: 0, width: 200, height: random.pick([300, 800]), isWindow: true)
      )
    }
    for _ in 0..<random.number(0...4) {
      let parent = random.number(1...(script.views.count - 1))
      let outer = script.views[parent]
      let x = random.number(0...(outer.width / 2))
      let y = random.number(0...(outer.height / 2))
      add(
        Script.View(
          parent: parent, x: x, y: y, width: random.number((outer.width / 3)...(outer.width - x)),
          height: random.number((outer.height / 3)...(outer.height - y)),
          control: hasControls && extras.chance(60) ? makeControl() : nil))
    }
    if hasControls, script.controls.isEmpty {
      add(
        Script.View(
          parent: 1, x: 100, y: extras.number(0...600), width: 200, height: 100,
          control: makeControl()))
    }
  }

  private mutating func add(_ plan: Script.View) {
    var view = plan
    view.isMultiple = random.chance(60)
    view.isExclusive = random.chance(8)
    let outer = origins.isEmpty ? (x: 0, y: 0) : origins[view.parent]
    origins.append((outer.x + view.x, outer.y + view.y))
    script.views.append(view)
  }

  private mutating func makeControl() -> Script.Control {
    var control = Script.Control(isButton: extras.chance(50))
    control.begins = extras.chance(92)
    control.stopsAt = extras.chance(12) ? extras.number(1...3) : nil
    control.shyOf = extras.chance(20) ? extras.pick(Array(Script.ControlEvent.allCases)) : nil
    control.recovers = extras.chance(60)
    return control
  }

  private mutating func makeRecognizers() {
    var count = random.number(1...6)
    // Where there are many, a control has little to say.
    if hasControls, extras.chance(60) { count = min(count, 2) }
    // UIKit's own recognizers have scripts to themselves, so that they do not drown.
    let hasBuiltIns = random.chance(30)
    hasPresses = random.chance(20)
    for _ in 0..<count {
      let view = random.chance(5) ? 0 : random.number(1...(script.views.count - 1))
      var recognizer = Script.Recognizer(view: view, program: makeProgram())
      recognizer.cancels = random.chance(75)
      recognizer.delaysBegan = random.chance(25)
      recognizer.delaysEnded = random.chance(70)
      recognizer.isVetoed = random.chance(8)
      recognizer.refuses = random.chance(10) ? random.number(0...2) : nil
      recognizer.isForFingers = random.chance(20)
      recognizer.mixesTypes = random.chance(30)
      if hasBuiltIns, random.chance(60) {
        recognizer.program = Program()
        recognizer.kind = makeKind()
      }
      recognizer.takesPresses = hasPresses && recognizer.kind == nil && random.chance(70)
      if random.chance(6) {
        recognizer.reaction = Script.Reaction(
          disables: random.number(0...(count - 1)), enablesAgain: random.chance(60))
      }
      if hasStreams { followStreams(&recognizer) }
      script.recognizers.append(recognizer)
    }
  }

  private mutating func makeKind() -> Script.Kind {
    switch random.number(0...8) {
    case 0, 1: .tap(random.number(1...2))
    case 2: .press
    case 3, 4: .pan
    case 5: .pinch
    case 6: .rotation
    default:
      .swipe(random.pick(Array(Script.Direction.allCases)), random.chance(75) ? 1 : 2)
    }
  }

  private mutating func makeProgram() -> Program {
    var program = Program()
    program.isContinuous = random.chance(60)
    program.recognizes = makeTrigger(of: [.lift, .lift, .lift, .never, .down(2), .down(1)])
    program.givesUp = makeTrigger(of: [.never, .never, .lift, .lift, .down(2), .down(3)])
    if case .after = program.recognizes, case .after = program.givesUp { program.givesUp = .lift }
    if random.chance(30) {
      program.taps = 2
      program.gap = random.pick([100, 300, 500])
    }
    program.takes = random.chance(20) ? random.number(1...2) : 10
    program.endsEarly = random.chance(20)
    program.manner = random.pick([.proper, .proper, .proper, .proper, .silent, .clumsy])
    return program
  }

  private mutating func makeTrigger(of plain: [Program.Trigger]) -> Program.Trigger {
    switch random.number(0...9) {
    case 0...2: .move(random.number(1...4))
    case 3, 4: .after(random.pick([50, 100, 150, 300, 700]))
    default: random.pick(plain)
    }
  }

  private mutating func makeRelations() {
    let density = random.pick([2, 6, 15])
    for one in script.recognizers.indices {
      for other in script.recognizers.indices where one != other {
        if random.chance(density) { script.relations.insert(.waits(one, for: other)) }
        if random.chance(density) {
          let speaker = random.pick(Array(Script.Speaker.allCases))
          script.relations.insert(.waitsThisTime(one, for: other, says: speaker))
        }
        if random.chance(density * 2) { script.relations.insert(.simultaneous(one, with: other)) }
        if random.chance(density) { script.relations.insert(.cannotPrevent(one, other)) }
        if random.chance(density) { script.relations.insert(.cannotBePrevented(one, by: other)) }
      }
      if random.chance(density / 2) {
        let view = random.number(0...(script.views.count - 1))
        script.relations.insert(.viewVetoes(view: view, one))
      }
    }
  }
}
