import Foundation

/// A sequence of the requested recordings: first the named ones, then those of a list or of framed standard input. Recordings
/// are not stored.
struct BatchItems {
  /// The longest path in bytes.
  private static let longestPath = 1 << 16

  private enum Rest {
    case nothing
    /// Paths, each terminated by a byte.
    case list(InputTokens, UInt8)
    /// Names and contents in turn.
    case frames(InputTokens)
  }

  private var named: ArraySlice<String>
  private var rest: Rest
  private let longest: Int
  private let listName: String
  /// Why the list or the frames cannot be read on, in a sentence.
  private(set) var failure: String?

  /// - Parameter longest: the size limit of a framed recording, in bytes.
  init(_ batch: BatchArguments, named: [String]) throws(UsageError) {
    self.named = named[...]
    longest = batch.limits.bytes
    listName =
      batch.isFramed || batch.listPath == "-"
      ? "standard input" : "--files-from \(batch.listPath ?? ""): the list"
    if batch.isFramed {
      rest = .frames(InputTokens(STDIN_FILENO))
    } else if let path = batch.listPath {
      guard let input = InputTokens(opening: path) else {
        throw UsageError("--files-from \(path): the list cannot be read; is the path right?")
      }
      rest = .list(input, batch.endOfName)
    } else {
      rest = .nothing
    }
  }

  /// Whether `next()` returns without blocking.
  var isReady: Bool { !named.isEmpty || input.map { $0.hasWaiting || $0.source == nil } ?? true }

  /// The descriptor to wait on; `nil` at the end.
  var source: Int32? { input?.source }

  /// The next item; blocks if necessary; `nil` at the end.
  mutating func next() -> BatchItem? {
    if let path = named.popFirst() { return BatchItem(name: path, place: .path) }
    switch rest {
    case .nothing: return nil
    case .list(var input, let end):
      defer {
        rest = .list(input, end)
        note(input.failure)
      }
      while let bytes = input.next(until: end, atMost: Self.longestPath) {
        if bytes.elementsEqual("-".utf8) {
          return BatchItem(
            name: "-",
            place: .refused(
              "is standard input, which a list cannot name",
              remedy: "write ./- for a file of that name"))
        }
        if !bytes.isEmpty {
          return BatchItem(name: String(decoding: bytes, as: UTF8.self), place: .path)
        }
      }
      return nil
    case .frames(var input):
      // A second reference to the buffer would make changes copy it.
      rest = .nothing
      let (item, isOver) = frame(&input)
      if !isOver { rest = .frames(input) }
      note(input.failure)
      return item
    }
  }

  private mutating func note(_ number: Int32?) {
    guard let number else { return }
    let reason = String(cString: strerror(number))
    failure = "\(listName) cannot be read: \(reason); what it names after that is not read"
  }

  private var input: InputTokens? {
    switch rest {
    case .nothing: nil
    case .list(let input, _), .frames(let input): input
    }
  }

  /// The next frame, and whether no frame can be read after it.
  private func frame(_ input: inout InputTokens) -> (item: BatchItem?, isOver: Bool) {
    let broken = BatchItem.Place.refused(
      "is not a frame", remedy: "write its name and its bytes, each as COUNT:BYTES,")
    let name: String
    switch Netstring.read(&input, atMost: Self.longestPath) {
    case .end: return (nil, true)
    case .broken where input.failure != nil: return (nil, true)
    case .broken: return (BatchItem(name: "standard input", place: broken), true)
    case .tooLong: name = "standard input"
    case .bytes(let bytes): name = String(decoding: bytes, as: UTF8.self)
    }
    switch Netstring.read(&input, atMost: longest) {
    case .end where input.failure != nil, .broken where input.failure != nil: return (nil, true)
    case .end, .broken: return (BatchItem(name: name, place: broken), true)
    case .bytes(let bytes): return (BatchItem(name: name, place: .bytes(bytes)), false)
    case .tooLong(let count):
      let place = BatchItem.Place.refused(
        "has \(count) bytes, more than \(longest)", remedy: "--length-limit lets it in")
      return (BatchItem(name: name, place: place), false)
    }
  }
}
