/// Makes a script out of a seed: the same seed, the same script.
struct ScriptGenerator {
  private var random: SplitMix64
  private var script = Script(views: [], recognizers: [], steps: [])
  private var origins: [(x: Int, y: Int)] = []
  private var down: [Finger] = []
  private var fingers = 0
  private var pressed: [Int] = []
  private var presses = 999
  private var hasPresses = false

  private struct Finger {
    var finger: Int
    var x: Int, y: Int
    /// How far it goes with each move, beside what it does at random.
    var driftX = 0, driftY = 0
  }

  static func script(seed: UInt64) -> Script {
    var generator = ScriptGenerator(random: SplitMix64(seed: seed))
    generator.makeViews()
    generator.makeRecognizers()
    generator.makeRelations()
    generator.makeSteps()
    return generator.script.playable
  }

  private init(random: SplitMix64) { self.random = random }

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
          height: random.number((outer.height / 3)...(outer.height - y))))
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

  private mutating func makeRecognizers() {
    let count = random.number(1...6)
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

  // MARK: - Steps

  private mutating func makeSteps() {
    for _ in 0..<random.number(4...22) {
      switch random.number(0...99) {
      case 0...68: addFrame()
      case 69: script.steps.append(.require(anyRecognizer(), toFail: anyRecognizer()))
      case 70: script.steps.append(.interact(anyView(), random.chance(50)))
      case 71, 72: script.steps.append(.restoreView(anyView()))
      case 73...85: script.steps.append(.wait(random.pick([16, 34, 50, 100, 300, 400, 1000])))
      case 86: script.steps.append(.interrupt)
      case 87, 88:
        script.steps.append(.removeView(anyView()))
      case 89: script.steps.append(.detach(anyRecognizer()))
      case 90, 91:
        let view = random.number(0...(script.views.count - 1))
        script.steps.append(.attach(anyRecognizer(), to: view))
      case 92...95: script.steps.append(.enable(anyRecognizer(), random.chance(50)))
      default: script.steps.append(.poke(anyRecognizer()))
      }
      if case .interrupt? = script.steps.last {
        down = []
        pressed = []
      }
      if hasPresses, random.chance(30) { addPress() }
    }
  }

  private mutating func anyView() -> Int { random.number(1...(script.views.count - 1)) }

  private mutating func anyRecognizer() -> Int {
    random.number(0...(script.recognizers.count - 1))
  }

  private mutating func addFrame() {
    var changes: [Script.Change] = []
    for index in down.indices.reversed() {
      let finger = down[index].finger
      switch random.number(0...99) {
      case 0...54:
        let isStill = random.chance(10)
        let reach = random.chance(15) ? 40 : 12
        down[index].x += isStill ? 0 : random.number(-reach...reach) + down[index].driftX
        down[index].y += isStill ? 0 : random.number(-reach...reach) + down[index].driftY
        changes.append(.move(finger, x: down[index].x, y: down[index].y))
      case 55...77:
        changes.append(.up(finger))
        down.remove(at: index)
      case 78, 79:
        changes.append(.cancel(finger))
        down.remove(at: index)
      default: break
      }
    }
    if down.count < 3, random.chance(down.isEmpty ? 90 : 25) {
      changes.append(land())
      if down.count < 3, random.chance(20) { changes.append(land()) }
    }
    script.steps.append(.frame(random.pick([8, 16, 16, 16, 34, 50]), changes))
  }

  private mutating func addPress() {
    let delay = random.pick([8, 16, 34, 100])
    guard let number = pressed.first, pressed.count > 1 || random.chance(60) else {
      presses += 1
      pressed.append(presses)
      return script.steps.append(.press(delay, .down(presses)))
    }
    pressed.removeFirst()
    script.steps.append(.press(delay, random.chance(90) ? .up(number) : .cancel(number)))
  }

  private mutating func land() -> Script.Change {
    let view = random.number(1...(script.views.count - 1))
    let plan = script.views[view]
    let x = origins[view].x + random.number(0...(plan.width - 1))
    let y = origins[view].y + random.number(0...(plan.height - 1))
    fingers += 1
    var finger = Finger(finger: fingers, x: x, y: y)
    // Swipes want fingers that know where they go.
    if random.chance(30) {
      let drift = random.pick([-30, 30])
      if random.chance(50) { finger.driftX = drift } else { finger.driftY = drift }
    }
    down.append(finger)
    return .down(fingers, x: x, y: y)
  }
}
