import GestureCore
import TouchRecordings
import TouchStories

/// Prints the stories of recordings as rows of a table.
///
/// The rows of a recording are contiguous, and its summary is the last.
final class FlatPrinter {
  private let isCSV: Bool
  /// Whether to print only gestures, errors and summaries.
  private let isQuiet: Bool
  private let output: (String) -> Void
  /// The cells common to all rows of a recording.
  private var base = FlatRow(.summary)
  private var counts: [FlatRow.Kind: Int] = [:]

  init(_ batch: BatchArguments, _ style: StoryPrinter.Style, output: @escaping (String) -> Void) {
    isCSV = batch.isCSV
    isQuiet = style.isQuiet
    self.output = output
  }

  /// Prints the column names if the format has them.
  func printHead() {
    if isCSV { output(FlatRow.csvHead + "\n") }
  }

  /// Begins a recording.
  func begin(_ file: String) {
    base = FlatRow(.summary)
    base[.file] = .text(file)
    counts = [:]
  }

  /// Stores the header's values for the recording's rows.
  func note(_ header: RecordingHeader) {
    base[.format] = .text(header.format.rawValue)
    if !header.deviceName.isEmpty { base[.device] = .text(header.deviceName) }
    base[.width] = .number(header.sceneSize.width, decimals: 2)
    base[.height] = .number(header.sceneSize.height, decimals: 2)
  }

  func print(_ entry: StoryEntry) {
    switch entry {
    case .gesture(let gesture):
      var row = row(.gesture)
      row.fill(with: gesture)
      print(row, .gesture)
    case .loss(let loss):
      var row = row(.lost)
      row.fill(with: loss)
      print(row, .lost)
    case .remark(let time, let words):
      var row = row(.remark)
      row[.time] = .seconds(time)
      row[.message] = .text(words)
      print(row, .remark)
    // A recognizer that never moved is not an event.
    case .others: break
    }
  }

  func print(_ complaint: Complaint) {
    var row = row(.complaint)
    row.fill(with: complaint)
    print(row, .complaint)
  }

  /// Prints the error of a recording that cannot be read, or not to its end.
  func print(_ error: RecordingError) {
    var row = row(.error)
    row.fill(with: error.complaint)
    row[.severity] = .text("error")
    print(row, .error)
  }

  /// Ends a recording with its number of frames and the time of the last one.
  func end(frames: Int, at time: Timestamp) {
    base[.state] = .text(counts[.error] == nil ? "told" : "failed")
    base[.gestures] = .count(counts[.gesture, default: 0])
    base[.losses] = .count(counts[.lost, default: 0])
    base[.complaints] = .count(counts[.complaint, default: 0])
    base[.frames] = .count(frames)
    base[.seconds] = .seconds(time)
    print(base, .summary)
  }

  private func row(_ kind: FlatRow.Kind) -> FlatRow {
    var row = base
    row[.type] = .text(kind.rawValue)
    return row
  }

  private func print(_ row: FlatRow, _ kind: FlatRow.Kind) {
    counts[kind, default: 0] += 1
    guard !isQuiet || [.gesture, .error, .summary].contains(kind) else { return }
    output((isCSV ? row.csv : row.json) + "\n")
  }
}
