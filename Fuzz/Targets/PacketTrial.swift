import GestureCore
import TouchRecordings

/// Takes the bytes for packets that come over UDP.
///
/// Each is behind three bytes: the milliseconds since the last one, and its length, higher byte first,
/// whose highest bit is set for packets of another machine.
enum PacketTrial {
  static func problems(with bytes: [UInt8]) -> [String] {
    RecordingTrial.problems(of: reading(bytes))
  }

  static func touchCount(in bytes: [UInt8]) -> Int { reading(bytes).touchCount }

  private static func reading(_ bytes: [UInt8]) -> RecordingTrial.Reading {
    var packets = TUIOPackets()
    var reading = RecordingTrial.Reading(
      header: RecordingHeader(format: .tuio, sceneSize: packets.size))
    var audit = FrameAudit(reading.header)
    func hear(_ frames: [InputFrame]) {
      for frame in frames { audit.take(frame) }
      reading.frames += frames
    }
    var time: Int64 = 0
    var rest = bytes[...]
    while rest.count >= 3 {
      let head = rest.prefix(3).map(Int.init)
      let length = (head[1] & 0x7f) << 8 | head[2]
      rest = rest.dropFirst(3)
      time += Int64(head[0]) * 1_000_000
      _ = packets.take(
        Array(rest.prefix(length)), from: head[1] < 0x80 ? "" : "another",
        at: Timestamp(nanoseconds: time))
      hear(packets.takeFrames())
      rest = rest.dropFirst(length)
    }
    packets.cancelAll(at: Timestamp(nanoseconds: time))
    hear(packets.takeFrames())
    reading.problems = audit.finish()
    return reading
  }
}
