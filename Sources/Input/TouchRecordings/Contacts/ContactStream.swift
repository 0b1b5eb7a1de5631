import Foundation
import GestureCore

/// Converts the lines of a contact format to frames: through the ledger to the scene.
struct ContactStream<Reader: ContactReader>: RecordingStream {
  private var reader: Reader
  private let mapping: SurfaceMapping
  private let prefix: LinePrefix
  private var ledger: ContactLedger
  /// Complete frames, and the index of the next one.
  private var waiting: [InputFrame] = []
  private var next = 0
  private var isAtEnd = false

  init(
    _ reader: Reader, _ mapping: SurfaceMapping, _ prefix: LinePrefix, interval: Double?
  ) {
    ledger = ContactLedger(interval: interval)
    self.reader = reader
    self.mapping = mapping
    self.prefix = prefix
  }

  mutating func nextFrame(from source: inout ByteSource, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?
  {
    while next == waiting.count, !isAtEnd {
      if var line = try source.nextPiece() {
        ledger.line = line.number
        prefix.strip(&line.cursor)
        reader.read(line, into: &ledger)
      } else {
        isAtEnd = true
        reader.finish(into: &ledger)
        try ledger.close(&log)
      }
      try ledger.report(to: &log)
      if ledger.hasReady {
        waiting = ledger.takeFrames()
        next = 0
      }
    }
    guard next < waiting.count else { return nil }
    // Swapping avoids a copy of the contacts when they are placed.
    var frame = InputFrame(time: .zero)
    swap(&frame, &waiting[next])
    next += 1
    mapping.place(&frame)
    return frame
  }
}
