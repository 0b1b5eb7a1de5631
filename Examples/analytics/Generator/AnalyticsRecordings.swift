import Foundation

/// Writes recordings of people whose intents are known: `analytics-recordings FOLDER [COUNT [SEED]]`.
@main @MainActor struct AnalyticsRecordings {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.dropFirst().map { UInt32($0) }
    guard let folder = words.first, numbers.count <= 2, !numbers.contains(nil) else {
      FileHandle.standardError.write(
        Data("usage: analytics-recordings FOLDER [COUNT [SEED]]\n".utf8))
      exit(2)
    }
    let known = numbers.compactMap(\.self)
    try write(Int(known.first ?? 20_000), seed: UInt64(known.dropFirst().first ?? 1), to: folder)
  }

  private static func write(_ count: Int, seed: UInt64, to folder: String) throws {
    var labels = Session.head
    for number in 0..<count {
      let session = Session(number, seed: seed)
      let place = URL(filePath: folder).appending(path: "recordings/\(Session.path(number))")
      if number.isMultiple(of: 1000) {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try session.recording.write(to: place.path)
      labels += session.line
    }
    try Data(labels.utf8).write(to: URL(filePath: folder).appending(path: "labels.csv"))
  }
}
