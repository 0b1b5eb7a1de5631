import EvdevInput
import GestureCore

/// How a dump's rows contain events.
struct EventDumpArrangement: Sendable {
  let layout: InputEventBytes
  /// Whether the bytes of words are swapped.
  let isSwapped: Bool
  /// The bytes before the next event.
  var leading: Int

  /// The arrangement in which the rows have most valid events in order of time; `nil` if they have none.
  init?(of rows: [EventDumpRow], _ radix: EventDumpRow.Radix) {
    var best: (score: Int, arrangement: EventDumpArrangement)?
    let offset = rows.first?.offset(radix) ?? 0
    for isSwapped in [false, true] {
      let bytes = rows.flatMap { $0.bytes(swapped: isSwapped) }
      for layout in InputEventBytes.all {
        // A dump usually begins with the file; otherwise its offsets show where an event begins.
        let usual = (layout.size - Int(offset % UInt64(layout.size))) % layout.size
        let others = stride(from: 0, to: layout.size, by: 8).filter { $0 != usual }
        for leading in [usual] + others {
          let score = Self.score(of: bytes.dropFirst(leading), layout)
          guard score > best?.score ?? 0 else { continue }
          best = (score, EventDumpArrangement(layout, isSwapped, leading))
        }
      }
    }
    guard let best else { return nil }
    self = best.arrangement
  }

  private init(_ layout: InputEventBytes, _ isSwapped: Bool, _ leading: Int) {
    (self.layout, self.isSwapped, self.leading) = (layout, isSwapped, leading)
  }

  /// The bytes in valid events, minus those in other events. Half an event at the end does not count.
  private static func score(of bytes: ArraySlice<UInt8>, _ layout: InputEventBytes) -> Int {
    var score = 0
    var last = Timestamp.zero
    var start = bytes.startIndex
    while bytes.endIndex - start >= layout.size {
      let event = layout.validEvent(bytes[start..<start + layout.size])
      // Zeros are an event, but they say nothing about the arrangement.
      if let event, event.time >= last, event.time > .zero {
        last = event.time
        score += layout.size
      } else {
        score -= layout.size
      }
      start += layout.size
    }
    return score
  }
}
