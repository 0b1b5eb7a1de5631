import GestureCore
import Testing

@testable import WindowInput

/// What a window system reports, as frames.
@Suite struct FrameGathererTests {
  @Test("fingers have small numbers, which are used again after the lift")
  func fingers() {
    #expect(
      frames([
        (10, .touch(sequence: 900, .began)), (20, .touch(sequence: 901, .began)),
        (30, .touch(sequence: 900, .ended)), (40, .touch(sequence: 7, .began)),
      ]) == ["10 1 began", "20 2 began", "30 1 ended", "40 1 began"])
  }

  @Test("fingers that come down at one moment are in one frame")
  func together() {
    #expect(
      frames([
        (10, .touch(sequence: 1, .began)), (10, .touch(sequence: 2, .began)),
        (12, .touch(sequence: 1, .ended)), (12, .touch(sequence: 2, .ended)),
      ]) == ["10 1 began, 2 began", "12 1 ended, 2 ended"])
  }

  @Test("movements wait for the picture, and none of their readings is lost")
  func coalesced() {
    var gatherer = FrameGatherer()
    gatherer.receive(event(10, .touch(sequence: 1, .began)))
    #expect(gatherer.isUrgent)
    _ = gatherer.removeFrames(until: time(10))
    for moment in 11...15 { gatherer.receive(event(moment, .touch(sequence: 1, .moved))) }
    #expect(!gatherer.isUrgent)
    let frames = gatherer.removeFrames(until: time(16))
    #expect(frames.count == 1)
    #expect(frames.first?.contacts.first?.earlierSamples.map(\.time) == (11...14).map(time))
    #expect(frames.first?.contacts.first?.sample.time == time(15))
    #expect(frames.first?.time == time(15))
  }

  @Test("a lift comes after the movements before it")
  func liftAfterMoves() {
    #expect(
      frames([
        (10, .touch(sequence: 1, .began)), (11, .touch(sequence: 1, .moved)),
        (12, .touch(sequence: 1, .moved)), (13, .touch(sequence: 1, .ended)),
      ]) == ["10 1 began", "12 1 moved (11)", "13 1 ended"])
  }

  @Test("a pointer hovers, drags while any button is down, and hovers again")
  func pointer() {
    #expect(
      frames([
        (1, .motion(earlier: [])), (2, .motion(earlier: [])), (3, .motion(earlier: [])),
        (4, .button(0, isDown: true)), (5, .button(1, isDown: true)), (6, .motion(earlier: [])),
        (7, .button(0, isDown: false)), (8, .button(1, isDown: false)), (9, .motion(earlier: [])),
        (10, .left),
      ]) == [
        "1 hover began", "3 hover changed", "4 0 began buttons 1", "5 buttons 3", "6 0 moved",
        "7 buttons 2", "8 0 ended buttons 0", "9 hover changed", "10 hover ended",
      ])
  }

  @Test("readings that the window system put together are earlier samples of the pointer")
  func history() {
    var gatherer = FrameGatherer()
    gatherer.receive(event(10, .button(0, isDown: true)))
    let earlier = [5, 12, 14, 20].map { ContactSample(time: time($0), location: .zero) }
    gatherer.receive(event(20, .motion(earlier: earlier)))
    let moved = gatherer.removeFrames(until: time(20)).last?.contacts.first
    #expect(moved?.earlierSamples.map(\.time) == [time(12), time(14)])
  }

  @Test("a wheel's scrolling ends when it rests; a trackpad's when its fingers lift")
  func scrolling() {
    #expect(
      frames([
        (0, .scroll(dx: 0, dy: -48, isWheel: true)), (100, .scroll(dx: 0, dy: -48, isWheel: true)),
        (400, .scroll(dx: 0, dy: -3, isWheel: false)),
        (410, .scroll(dx: 0, dy: -4, isWheel: false)),
        (600, .scrollEnded), (700, .scroll(dx: 1, dy: 0, isWheel: true)),
      ]) == [
        "0 scroll began -48 wheel", "100 scroll changed -48 wheel", "260 scroll ended 0 wheel",
        "400 scroll began -3", "410 scroll changed -4", "600 scroll ended 0",
        "700 scroll began 0 wheel", "860 scroll ended 0 wheel",
      ])
  }

  @Test("a pinch has the factor since the last report")
  func pinch() {
    var gatherer = FrameGatherer()
    gatherer.receive(event(1, .pinch(.began, scale: 1, rotation: 0)))
    gatherer.receive(event(2, .pinch(.changed, scale: 2, rotation: 0.1)))
    gatherer.receive(event(3, .pinch(.changed, scale: 3, rotation: 0.2)))
    gatherer.receive(event(4, .pinch(.ended, scale: 3, rotation: 0)))
    gatherer.receive(event(5, .pinch(.changed, scale: 3, rotation: 0)))
    let changes = gatherer.removeFrames(until: time(9)).compactMap(\.transform)
    #expect(changes.map(\.phase) == [.began, .changed, .changed, .ended])
    #expect(changes.map(\.scale) == [1, 2, 1.5, 1])
    #expect(changes.map(\.rotation) == [0, 0.1, 0.2, 0])
  }

  @Test("a composed text is a press and a release of a key without a code")
  func composed() {
    var gatherer = FrameGatherer()
    gatherer.receive(event(3, .text("\u{4F60}\u{597D}")))
    let frames = gatherer.removeFrames(until: time(4))
    #expect(frames.map(spell) == ["3 key 0 began", "3 key 0 ended"])
    #expect(frames.first?.presses.first?.key?.characters == "\u{4F60}\u{597D}")
  }

  @Test("a key that repeats itself is one press, with the modifiers that are held")
  func keys() {
    var gatherer = FrameGatherer()
    let a = WindowEvent.Change.key(30, isDown: true, characters: "A", plain: "a")
    for moment in [1, 2, 3] { gatherer.receive(event(moment, a, modifiers: 1 << 17)) }
    gatherer.receive(event(4, .key(30, isDown: false, characters: "a", plain: "a")))
    let frames = gatherer.removeFrames(until: time(9))
    #expect(frames.map { $0.presses.first?.phase } == [.began, .ended])
    #expect(frames.map(\.modifiers) == [1 << 17, 0])
    #expect(frames.first?.presses.first?.key?.usage == 4)
    #expect(frames.first?.presses.first?.key?.charactersIgnoringModifiers == "a")
  }

  @Test("what is down is cancelled when the window system loses it, and only then")
  func losses() {
    #expect(
      frames([
        (1, .touch(sequence: 3, .began)), (2, .button(0, isDown: true)),
        (3, .key(30, isDown: true, characters: "a", plain: "a")),
        (4, .scroll(dx: 0, dy: 1, isWheel: false)), (5, .lost(.keys)), (6, .lost(.everything)),
        (7, .touch(sequence: 3, .moved)), (8, .lost(.everything)), (9, .lost(.fingers)),
      ]) == [
        "1 1 began", "2 0 began buttons 1", "3 key 30 began", "4 scroll began 1",
        "5 key 30 cancelled", "6 0 cancelled, 1 cancelled buttons 0 scroll cancelled 0",
      ])
  }

  @Test("when a touchscreen is unplugged, only its fingers are cancelled")
  func lostFingers() {
    #expect(
      frames([
        (1, .touch(sequence: 3, .began)), (2, .touch(sequence: 4, .began)),
        (3, .button(0, isDown: true)), (4, .lost(.fingers)), (5, .touch(sequence: 3, .ended)),
        (6, .button(0, isDown: false)),
      ]) == [
        "1 1 began", "2 2 began", "3 0 began buttons 1", "4 1 cancelled, 2 cancelled",
        "6 0 ended buttons 0",
      ])
  }

  @Test("a finger whose end was not reported is cancelled when its number begins again")
  func unreportedEnd() {
    #expect(
      frames([
        (1, .touch(sequence: 3, .began)), (2, .touch(sequence: 3, .began)),
        (3, .touch(sequence: 3, .ended)),
      ]) == ["1 1 began", "2 1 cancelled", "2 1 began", "3 1 ended"])
  }

  @Test("reports that contradict earlier ones are dropped")
  func contradictions() {
    #expect(
      frames([
        (1, .touch(sequence: 3, .moved)), (2, .touch(sequence: 3, .ended)),
        (3, .button(0, isDown: false)), (4, .button(200, isDown: true)), (5, .scrollEnded),
        (6, .key(30, isDown: false, characters: "", plain: "")), (7, .left),
        (8, .pinch(.changed, scale: 2, rotation: 0)), (9, .pinch(.began, scale: 0, rotation: 0)),
      ]) == [])
  }

  @Test("time never runs backwards")
  func time() {
    #expect(
      frames([(10, .touch(sequence: 1, .began)), (8, .touch(sequence: 1, .ended))])
        == ["10 1 began", "10 1 ended"])
  }

  // MARK: - Helpers

  private func time(_ milliseconds: Int) -> Timestamp {
    Timestamp(nanoseconds: Int64(milliseconds) * 1_000_000)
  }

  private func event(
    _ moment: Int, _ change: WindowEvent.Change, modifiers: Int = 0
  ) -> WindowEvent {
    WindowEvent(time: time(moment), modifiers: modifiers, change)
  }

  /// Reports at milliseconds, as frames in words.
  private func frames(_ reports: [(Int, WindowEvent.Change)]) -> [String] {
    var gatherer = FrameGatherer()
    for (moment, change) in reports { gatherer.receive(event(moment, change)) }
    return gatherer.removeFrames(until: time(1_000_000)).map(spell)
  }

  private func spell(_ frame: InputFrame) -> String {
    var words = ["\(frame.time.nanoseconds / 1_000_000)"]
    let contacts = frame.contacts.map { contact in
      let earlier = contact.earlierSamples.map { "\($0.time.nanoseconds / 1_000_000)" }
      let list = earlier.isEmpty ? "" : " (\(earlier.joined(separator: " ")))"
      return "\(contact.id) \(contact.phase)\(list)"
    }
    if !contacts.isEmpty { words.append(contacts.joined(separator: ", ")) }
    if let hover = frame.hover { words.append("hover \(hover.phase)") }
    for press in frame.presses { words.append("key \(press.id) \(press.phase)") }
    if let buttons = frame.buttons { words.append("buttons \(buttons)") }
    if let scroll = frame.scroll {
      words.append("scroll \(scroll.phase) \(Int(scroll.dy))\(scroll.isDiscrete ? " wheel" : "")")
    }
    return words.joined(separator: " ")
  }
}
