import Foundation

/// A file of overrides: udev's hardware database, or libinput's quirks.
enum OverrideFile {
  /// Size limit, ten times systemd's own database.
  private static let mostBytes = 1 << 20
  private static let longestLine = 4096

  /// The sections of a file; `nil` if it is another kind of file.
  static func sections(of path: String) throws(RecordingError) -> [OverrideSection]? {
    // Pipes can be read only once, so they are left to the readers of device descriptions.
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try sections(of: ByteSource(opening: path))
  }

  /// The sections of an open file; `nil` if it is another kind of file.
  static func sections(of source: ByteSource) throws(RecordingError) -> [OverrideSection]? {
    var source = source
    let path = source.name
    let beginning = try source.preview(bytes: mostBytes + 1)
    guard let isDatabase = try kind(of: beginning) else { return nil }
    let text = source.text(atMost: mostBytes + 1)
    guard text.utf8.count <= mostBytes else {
      throw RecordingError(
        file: path, "has more than \(mostBytes) bytes, which no quirks need",
        remedy: "keep the sections of your devices")
    }
    var reader = OverrideReader(file: path, isDatabase: isDatabase)
    // Splits scalars, because `\r
    // ` is one character that differs from `
    // `.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, scalars) in lines.enumerated() {
      let line = Substring(scalars.last == "\r" ? scalars.dropLast() : scalars)
      do throws(OverrideFault) {
        guard line.utf8.count <= longestLine else {
          throw OverrideFault("a line of more than \(longestLine) bytes", "shorten it")
        }
        try reader.read(line, index + 1)
      } catch {
        throw RecordingError(file: path, line: index + 1, error.message, remedy: error.remedy)
      }
    }
    return reader.finished
  }

  /// Whether the first relevant line is of the hardware database (`true`) or of quirks (`false`);
  /// `nil` for neither.
  private static func kind(of beginning: ByteSource) throws(RecordingError) -> Bool? {
    var beginning = beginning
    while let line = try beginning.nextLine() {
      let words = line.cursor.rest.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      if words.hasPrefix("evdev:") { return true }
      return words.hasPrefix("[") && words.hasSuffix("]") ? false : nil
    }
    return nil
  }
}

/// Reads the lines of an override file.
private struct OverrideReader {
  private let file: String
  private let isDatabase: Bool
  private var sections: [OverrideSection] = []
  private var open: OverrideSection?
  private var hasAssignments = false

  init(file: String, isDatabase: Bool) {
    self.file = file
    self.isDatabase = isDatabase
  }

  /// All sections, in order of precedence.
  var finished: [OverrideSection] { sections + (open.map { [$0] } ?? []) }

  mutating func read(_ line: Substring, _ number: Int) throws(OverrideFault) {
    let words = line.trimmingCharacters(in: .whitespaces)
    if words.hasPrefix("#") { return }
    if isDatabase {
      try readDatabase(words, isIndented: line.first == " " || line.first == "\t", number)
    } else if !words.isEmpty {
      try readQuirks(words, number)
    }
  }

  /// Match lines begin in the first column, assignments are indented, and an empty line ends a
  /// section.
  private mutating func readDatabase(
    _ words: String, isIndented: Bool, _ number: Int
  ) throws(OverrideFault) {
    if words.isEmpty { return close() }
    if isIndented {
      guard open != nil else {
        throw OverrideFault(
          "“\(words)” is said of no device", "write evdev:name:NAME:* in the line before")
      }
      return try assign(words)
    }
    if hasAssignments { close() }
    var patterns: [String] = []
    if case .any(let earlier)? = open?.match { patterns = earlier }
    let line = open?.line ?? number
    open = OverrideSection(file: file, line: line, match: .any(patterns + [words]))
  }

  /// A section begins with a heading in brackets, then match lines, then assignments.
  private mutating func readQuirks(_ words: String, _ number: Int) throws(OverrideFault) {
    if words.hasPrefix("[") {
      close()
      open = OverrideSection(file: file, line: number, match: .all([:]))
      return
    }
    guard case .all(var keys)? = open?.match, words.hasPrefix("Match") else {
      return try assign(words)
    }
    let (key, value) = try parts(words)
    keys[key] = value
    open?.match = .all(keys)
  }

  private mutating func assign(_ words: String) throws(OverrideFault) {
    let (name, value) = try parts(words)
    hasAssignments = true
    if let assignment = try OverrideAssignment(name, value) {
      open?.assignments.append(assignment)
    } else {
      open?.others.append(name)
    }
  }

  private func parts(_ words: String) throws(OverrideFault) -> (name: String, value: String) {
    guard let sign = words.firstIndex(of: "=") else {
      throw OverrideFault("“\(words.prefix(80))” has no equals sign", "write NAME=VALUE")
    }
    return (
      words[..<sign].trimmingCharacters(in: .whitespaces),
      words[words.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    )
  }

  private mutating func close() {
    if let open { sections.append(open) }
    open = nil
    hasAssignments = false
  }
}
