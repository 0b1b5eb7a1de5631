import Foundation
import GestureCore
import JSONText

/// Reads scripts of Android's `monkey -f`, and the output of `monkey -v`.
///
///     start data >>
///     DispatchPointer(5109520,5109520,0,230.75,429.9,0.06,0.06,0,0.0,0.0,65539,0)
///     UserWait(500)
///     Drag(100,400,300,400,20)
///     PinchZoom(200,400,100,400,300,400,400,400,20)
///
///     :Sending Touch (ACTION_DOWN): 0:(520.0,1093.0)
///     Sleeping for 500 milliseconds
///
/// Steps and printed events have no times: 16 ms between them are assumed.
struct MonkeyReader: ContactReader {
  static let format = RecordingFormat.monkey
  static let timeRemedy = "use a script whose events have times"
  private static let verbs: [(name: StaticString, counts: ClosedRange<Int>)] = [
    ("DispatchPointer(", 5...12), ("Tap(", 2...3), ("PressAndHold(", 3...3), ("Drag(", 5...5),
    ("PinchZoom(", 9...9), ("UserWait(", 1...1),
  ]

  let surface = ContactSurface(unit: .pixels)
  private var script = ScriptedTouches()
  private var hasToldPace = false

  static func recognizes(_ line: ByteCursor) -> Bool {
    var head = line
    head.skipBlanks()
    if head.take("start data >>") || line.contains(":Sending Touch (ACTION_") { return true }
    guard let (verb, _) = command(line) else { return false }
    return verb == 0 || verb == 4
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    if let (verb, numbers) = Self.command(line.cursor) {
      return perform(verb, numbers, &ledger)
    }
    var cursor = line.cursor
    if cursor.skip(past: "Sleeping for "), let wait = cursor.decimal() {
      return script.wait(Double(wait) / 1000)
    }
    if cursor.skip(past: ":Sending Touch (ACTION_") { printed(&cursor, &ledger) }
  }

  mutating func finish(into ledger: inout ContactLedger) { ledger.commit() }

  // MARK: - Private

  /// The command's index in the table, and its numbers; `nil` if the line is not a command.
  private static func command(_ line: ByteCursor) -> (verb: Int, numbers: [Double])? {
    var line = line
    line.skipBlanks()
    guard let verb = verbs.indices.first(where: { line.take(verbs[$0].name) }) else { return nil }
    let text = line.rest.trimmingCharacters(in: .whitespaces)
    guard text.hasSuffix(")"), text.utf8.count < 400 else { return nil }
    let words = text.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let numbers = words.compactMap {
      LogFields.number($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == words.count, verbs[verb].counts.contains(numbers.count) else {
      return nil
    }
    return (verb, numbers)
  }

  private mutating func perform(
    _ verb: Int, _ numbers: [Double], _ ledger: inout ContactLedger
  ) {
    func place(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch verb {
    case 0: dispatch(numbers, &ledger)
    case 1:
      let time = numbers.count > 2 ? numbers[2] / 1000 : 0
      script.perform([.init(at: place(0))], for: time, into: &ledger)
    case 2: script.perform([.init(at: place(0))], for: numbers[2] / 1000, into: &ledger)
    case 3: go([.init(place(0), place(2))], numbers[4], &ledger)
    case 4: go([.init(place(0), place(2)), .init(place(4), place(6))], numbers[8], &ledger)
    default: script.wait(numbers[0] / 1000)
    }
  }

  private mutating func go(
    _ ways: [ScriptedTouches.Way], _ steps: Double, _ ledger: inout ContactLedger
  ) {
    tellPace(&ledger)
    let steps = max(1, min(Int(bounding: steps), 512))
    script.perform(ways, for: Double(steps) * ScriptedTouches.step, steps: steps, into: &ledger)
  }

  /// `downTime, eventTime, action, x, y, …`; a time of -1 means now.
  private mutating func dispatch(_ numbers: [Double], _ ledger: inout ContactLedger) {
    if numbers[1] >= 0 {
      ledger.at(JSONTime.milliseconds(.number(numbers[1])))
    } else {
      next(&ledger)
    }
    let action = Int64(bounding: numbers[2])
    tell(action & 0xff, action >> 8 & 0xff, ContactReading(x: numbers[3], y: numbers[4]), &ledger)
  }

  private func tell(
    _ action: Int64, _ key: Int64, _ reading: ContactReading, _ ledger: inout ContactLedger
  ) {
    switch action {
    case 0, 5: ledger.begin(key, reading)
    case 1, 6: ledger.end(key, reading)
    case 2: ledger.follow(key, reading)
    case 3: ledger.cancelAll()
    default: break
    }
  }

  /// `DOWN): 0:(520.0,1093.0)`, or with several pointers `POINTER_DOWN 1): 0:(1.0,2.0)
  /// 1:(3.0,4.0)`.
  private mutating func printed(_ line: inout ByteCursor, _ ledger: inout ContactLedger) {
    next(&ledger)
    let text = line.rest
    let places = text.matches(of: /(\d{1,9}):\((-?[\d.]{1,20}),(-?[\d.]{1,20})\)/)
    let changed = text.firstMatch(of: /^POINTER_(?:DOWN|UP) (\d{1,9})/).flatMap { Int64($0.1) }
    if text.hasPrefix("CANCEL") { return ledger.cancelAll() }
    let isUp = text.hasPrefix("UP") || text.hasPrefix("POINTER_UP")
    for match in places {
      guard let key = Int64(match.1), let x = LogFields.number(match.2),
        let y = LogFields.number(match.3)
      else { continue }
      let reading = ContactReading(x: x, y: y)
      if !ledger.isDown(key) {
        if !isUp { ledger.begin(key, reading) }
      } else if isUp, changed ?? key == key {
        ledger.end(key, reading)
      } else {
        ledger.follow(key, reading)
      }
    }
  }

  /// Advances to the next event without a time.
  private mutating func next(_ ledger: inout ContactLedger) {
    tellPace(&ledger)
    ledger.at(Timestamp(seconds: script.now))
    script.wait(ScriptedTouches.step)
  }

  private mutating func tellPace(_ ledger: inout ContactLedger) {
    guard !hasToldPace else { return }
    hasToldPace = true
    ledger.remark(
      .device, "monkey does not say when a step happens; 16 ms are assumed", severity: .assumption)
  }
}
