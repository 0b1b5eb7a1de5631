extension ScriptGenerator {
  mutating func makeSteps() {
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
        streams = []
      }
      if hasPresses, random.chance(30) { addPress() }
      if hasStreams, extras.chance(60) { addStream() }
      if let control = anyControl(), extras.chance(6) {
        script.steps.append(.enableControl(control, extras.chance(60)))
      }
    }
  }

  private mutating func anyView() -> Int { random.number(1...(script.views.count - 1)) }

  private mutating func anyControl() -> Int? {
    let controls = script.controls
    return controls.isEmpty ? nil : extras.pick(controls)
  }

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
        if hasControls { leaveOrReturn(index) }
        changes.append(.move(finger, x: down[index].x, y: down[index].y))
      case 55...77:
        changes.append(.up(finger))
        lastLift = (down[index].x, down[index].y)
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

  /// Out of a control, mostly, or back into it.
  private mutating func leaveOrReturn(_ index: Int) {
    switch extras.number(0...99) {
    case 0...14:
      down[index].x = extras.number(0...399)
      down[index].y = extras.number(0...799)
    case 15...39: (down[index].x, down[index].y) = (down[index].startX, down[index].startY)
    default: break
    }
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
    var view = random.number(1...(script.views.count - 1))
    if let control = anyControl(), extras.chance(50) { view = control }
    let plan = script.views[view]
    var x = origins[view].x + random.number(0...(plan.width - 1))
    var y = origins[view].y + random.number(0...(plan.height - 1))
    // Taps come in rows.
    if hasControls, extras.chance(30), let lastLift, (0..<400).contains(lastLift.x),
      (0..<800).contains(lastLift.y)
    {
      (x, y) = lastLift
    }
    fingers += 1
    var finger = Finger(finger: fingers, x: x, y: y, startX: x, startY: y)
    // Swipes want fingers that know where they go.
    if random.chance(30) {
      let drift = random.pick([-30, 30])
      if random.chance(50) { finger.driftX = drift } else { finger.driftY = drift }
    }
    down.append(finger)
    return .down(fingers, x: x, y: y)
  }
}
