import EvdevInput
import Foundation

/// Reads a device's description from a file with or without a recording.
enum DeviceFile {
  /// Bytes that are read: descriptions are short, and a recording may follow.
  private static let bytes = 1 << 18

  /// The description in an evemu header, in the output of `getevent -p` or `-lp`, or in an evtest header.
  ///
  /// Of several devices, prefers the one with the path, then the one with the name, then the first with contacts.
  static func read(_ path: String, preferring device: String = "", named name: String = "")
    throws(RecordingError) -> DeviceDescription
  {
    try read(ByteSource(opening: path), preferring: device, named: name)
  }

  /// Reads the description from an open file.
  static func read(_ source: ByteSource, preferring device: String, named name: String)
    throws(RecordingError) -> DeviceDescription
  {
    var source = source
    let beginning = try source.preview(bytes: bytes)
    let found =
      try devices(EvemuReader.self, beginning) + devices(GeteventReader.self, beginning)
      + devices(EvtestReader.self, beginning) + devices(HIDReader.self, beginning)
    let usable = found.filter { $0.description.hasPositions }
    let chosen =
      usable.first { !device.isEmpty && $0.path == device }
      ?? usable.first { !name.isEmpty && $0.description.name == name }
      ?? usable.first { $0.description.isMultitouch } ?? usable.first
    guard let chosen else {
      throw RecordingError(
        file: source.name, "describes no touch device: it has no axes of position",
        remedy: "name an evemu head, or the output of getevent -lp")
    }
    return chosen.description
  }

  /// The devices that a format finds; all formats are tried, because headers have no distinctive first line.
  private static func devices<Reader: EvdevLineReader>(_: Reader.Type, _ beginning: ByteSource)
    throws(RecordingError) -> [RecordedDevice]
  {
    var beginning = beginning
    var reader = Reader()
    while var line = try beginning.nextLine() { _ = reader.read(&line.cursor) }
    return reader.devices
  }

  /// The description file next to a recording whose stem is the longest prefix of the recording's name: `Pad.tap.events` and
  /// `Pad double-tap.events` both use `Pad.desc`.
  static func sibling(of path: String, in listings: FolderListings) -> String? {
    guard path != "-" else { return nil }
    let url = URL(fileURLWithPath: path)
    let name = url.lastPathComponent
    let neighbours = listings.descriptions(in: url.deletingLastPathComponent().path)
    guard let best = sibling(of: name, among: neighbours) else { return nil }
    let place = path.dropLast(name.count) + best
    // Reading a pipe of that name would never end.
    var status = stat()
    return stat(String(place), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      ? String(place) : nil
  }

  /// The matching description among a folder's file names.
  static func sibling(of name: String, among neighbours: [String]) -> String? {
    let stems = neighbours.compactMap { neighbour -> (stem: String, name: String)? in
      guard isDescription(neighbour), neighbour != name else { return nil }
      let stem = (neighbour as NSString).deletingPathExtension
      return begins(name, with: stem) ? (stem, neighbour) : nil
    }
    // Stems of equal length are ordered by name, so that the result is the same on every machine.
    let best = stems.max { ($0.stem.count, $1.name) < ($1.stem.count, $0.name) }
    return best?.name
  }

  /// Whether a file of that name describes a device.
  static func isDescription(_ name: String) -> Bool {
    name.hasSuffix(".desc") || name.hasSuffix(".prop")
  }

  /// Whether the stem is a prefix that ends at a word boundary: `Pad` matches `Pad.tap` and not `Padlock`.
  private static func begins(_ name: String, with stem: String) -> Bool {
    guard !stem.isEmpty, name.hasPrefix(stem) else { return false }
    guard let next = name.dropFirst(stem.count).first else { return true }
    return !next.isLetter && !next.isNumber
  }
}
