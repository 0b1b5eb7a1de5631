import EvdevInput
import Foundation
import GestureCore
import Testing

@testable import LinuxTouchInput

@Suite struct LivePanelTests {
  @Test("frames come through a pipe however its bytes are cut")
  func pieces() throws {
    let pipe = try ScriptedPipe()
    let live = LivePanel(pipe.device, mapping: PanelMapping(device: panel()))
    var told: [String] = []
    for bytes in tap.flatMap(EventBytes.bytes).chunked(by: 7) {
      pipe.send(bytes)
      told += live.takeFrames(at: .zero).flatMap(words)
    }
    #expect(told == ["0 began 0", "0.02 moved 0", "0.05 ended 0"])
  }

  @Test("a pipe stays as it was for other processes that read it")
  func flags() throws {
    let pipe = try ScriptedPipe()
    let live = LivePanel(pipe.device, mapping: PanelMapping(device: panel()))
    #expect(live.takeFrames(at: .zero).isEmpty)
    #expect(fcntl(pipe.device.descriptor, F_GETFL) & O_NONBLOCK == 0)
  }

  @Test("a panel that is unplugged cancels what is down at that moment")
  func unplugged() throws {
    let pipe = try ScriptedPipe(hasMonotonicTime: true)
    let live = LivePanel(pipe.device, mapping: PanelMapping(device: panel()))
    pipe.send(tap.dropLast(3).flatMap(EventBytes.bytes))
    let frames = live.takeFrames(at: tap[0].time)
    pipe.close()
    let last = live.takeFrames(at: tap[0].time.advanced(by: 0.8))
    #expect((frames + last).flatMap(words) == ["0 began 0", "0.02 moved 0", "0.8 cancelled 0"])
    #expect(live.isOver)
    #expect(live.takeFrames(at: tap[0].time.advanced(by: 1)).isEmpty)
  }

  @Test("lost events are made up for by asking the device")
  func resync() throws {
    let pipe = try ScriptedPipe(state: slots(contact(-1, 5, 5), contact(-1, 5, 5)))
    let live = LivePanel(pipe.device, mapping: PanelMapping(device: panel()))
    var heard: [String] = []
    live.onEvent = { heard.append(LinuxTouchInputTests.words($0)) }
    let landing = [
      event(EvdevCode.abs, EvdevCode.trackingID, 1), event(EvdevCode.abs, EvdevCode.positionX, 100),
      event(EvdevCode.syn, 0, 0), event(EvdevCode.syn, EvdevCode.synDropped, 0, milliseconds: 30),
      event(EvdevCode.abs, EvdevCode.positionX, 222, milliseconds: 31),
    ]
    pipe.state = slots(contact(-1, 5, 5), contact(-1, 5, 5))
    pipe.send(landing.prefix(3).flatMap(EventBytes.bytes))
    var frames = live.takeFrames(at: .zero)
    pipe.state = slots(contact(2, 300, 5), contact(3, 400, 6))
    pipe.send(landing.suffix(2).flatMap(EventBytes.bytes))
    frames += live.takeFrames(at: .zero)
    #expect(
      frames.flatMap(words) == ["0 began 0", "0.03 ended 0", "0.03 began 1", "0.03 began 2"])
    #expect(
      heard == [
        "id 1", "x 5", "y 5", "x 100", "report", "id -1", "report", "id 2", "x 300", "y 5",
        "slot 1", "id 3", "x 400", "y 6", "slot 0", "report",
      ])
    #expect(live.dropCount == 1)
  }

  @Test("without slots there is nobody to ask, and what is down is cancelled")
  func droppedPackets() throws {
    var device = panel()
    device.axes[EvdevCode.slot] = nil
    let pipe = try ScriptedPipe(description: device, state: PanelState())
    let live = LivePanel(pipe.device, mapping: PanelMapping(device: device))
    func packet(_ x: Int32, _ milliseconds: Int64) -> [EvdevEvent] {
      [
        event(EvdevCode.abs, EvdevCode.positionX, x, milliseconds: milliseconds),
        event(EvdevCode.abs, EvdevCode.positionY, 7, milliseconds: milliseconds),
        event(EvdevCode.syn, EvdevCode.synMTReport, 0, milliseconds: milliseconds),
        event(EvdevCode.syn, 0, 0, milliseconds: milliseconds),
      ]
    }
    let dropped = event(EvdevCode.syn, EvdevCode.synDropped, 0, milliseconds: 20)
    let events = packet(5, 0) + [dropped] + packet(6, 30) + packet(7, 40)
    pipe.send(events.flatMap(EventBytes.bytes))
    #expect(
      live.takeFrames(at: .zero).flatMap(words) == [
        "0 began 0", "0.03 cancelled 0", "0.04 began 1",
      ]
    )
  }

  @Test("a panel that comes back goes on with its time and its numbers")
  func comesBack() throws {
    let pipe = try ScriptedPipe(hasMonotonicTime: true)
    let mapping = PanelMapping(device: panel())
    let live = LivePanel(
      pipe.device, mapping: mapping, origin: tap[0].time.advanced(by: -10), firstID: 4)
    pipe.send(tap.flatMap(EventBytes.bytes))
    #expect(
      live.takeFrames(at: tap[0].time).flatMap(words)
        == ["10 began 4", "10.02 moved 4", "10.05 ended 4"])
  }

  @Test("another machine's clock counts from the moment of its first event")
  func foreignClock() throws {
    let pipe = try ScriptedPipe()
    let live = LivePanel(pipe.device, mapping: PanelMapping(device: panel()))
    pipe.send(tap.flatMap(EventBytes.bytes))
    let moment = Timestamp(seconds: 77)
    let told = live.takeFrames(at: moment).flatMap(words)
    #expect(told == ["0 began 0", "0.02 moved 0", "0.05 ended 0"])
    #expect(live.origin == moment)
  }

  /// A tap by a clock that has run for a while.
  private let tap: [EvdevEvent] = [
    event(EvdevCode.abs, EvdevCode.trackingID, 1, milliseconds: 5000),
    event(EvdevCode.abs, EvdevCode.positionX, 100, milliseconds: 5000),
    event(EvdevCode.abs, EvdevCode.positionY, 200, milliseconds: 5000),
    event(EvdevCode.syn, 0, 0, milliseconds: 5000),
    event(EvdevCode.abs, EvdevCode.positionX, 101, milliseconds: 5020),
    event(EvdevCode.syn, 0, 0, milliseconds: 5020),
    event(EvdevCode.abs, EvdevCode.trackingID, -1, milliseconds: 5050),
    event(EvdevCode.key, EvdevCode.touch, 0, milliseconds: 5050),
    event(EvdevCode.syn, 0, 0, milliseconds: 5050),
  ]

  private func slots(_ slots: [UInt16: Int32]...) -> PanelState {
    var state = PanelState()
    state.slots = slots
    return state
  }

  private func words(_ frame: InputFrame) -> [String] {
    frame.contacts.map { contact in
      let time = frame.time.seconds
      let spelled = time == time.rounded() ? "\(Int(time))" : "\(time)"
      return "\(spelled) \(contact.phase) \(contact.id)"
    }
  }
}

/// A pipe that a test writes into, as a device.
final class ScriptedPipe {
  let device: ScriptedDevice
  private var end: Int32

  var state: PanelState? {
    get { device.stateNow }
    set { device.stateNow = newValue }
  }

  init(
    description: DeviceDescription = panel(), state: PanelState? = nil,
    hasMonotonicTime: Bool = false
  ) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    end = ends[1]
    device = ScriptedDevice(
      EventPipe(
        ends[0], named: "pipe", description: description, hasMonotonicTime: hasMonotonicTime),
      state)
  }

  deinit { close() }

  func send(_ bytes: [UInt8]) { _ = write(end, bytes, bytes.count) }

  func close() {
    if end >= 0 { Foundation.close(end) }
    end = -1
  }
}

/// A pipe that knows a state too.
final class ScriptedDevice: PanelDevice {
  var stateNow: PanelState?
  private let pipe: EventPipe

  init(_ pipe: EventPipe, _ state: PanelState?) {
    self.pipe = pipe
    stateNow = state
  }

  var path: String { pipe.path }
  var description: DeviceDescription { pipe.description }
  var descriptor: Int32 { pipe.descriptor }
  var hasMonotonicTime: Bool { pipe.hasMonotonicTime }
  var isBlocking: Bool { pipe.isBlocking }
  func state() -> PanelState? { stateNow }
}

extension [UInt8] {
  func chunked(by size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
