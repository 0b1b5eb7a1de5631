import Foundation
import TouchRecordings
import TouchStories

/// `touchstone convert`: writes a recording in another format.
struct Convert: Verb {
  let name = "convert"
  let summary = "Writes a recording in another format, and reports what that cannot hold."
  let writesData = true
  let operands = "IN OUT"

  let details = """
    IN and OUT may be - for standard input and output. Without --to the ending of OUT's name is
    the format: .touches, .evemu or .events, .yml or .yaml, .json for webdriver, .spec.ts for
    playwright, .cy.js for cypress. Touchstone's own format holds whatever a recording of touches
    does. The tests of playwright and cypress are not read again.
    """

  private static let names = WritableFormat.allCases.map(\.rawValue)

  var options: OptionTable {
    OptionTable(
      options: [
        .init(
          name: "--to", value: "NAME",
          help: "is the format to write: \(Self.names.joined(separator: ", "))",
          choices: Self.names)
      ] + ProgressLine.table + RecordingArguments.table + [
        .init(name: "--help", help: "shows this")
      ])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard arguments.operands.count == 2 else {
      throw UsageError("two files are needed: the recording, and what to write")
    }
    let (input, target) = (arguments.operands[0], arguments.operands[1])
    let format = try format(arguments.values["--to"], target)
    let options = try RecordingArguments.options(arguments)
    arguments.progress?.expect(1)
    arguments.progress?.begin(input)
    do {
      var sink = try ConvertOutput(target, output)
      do {
        try convert(input, to: format, options, &sink, arguments.progress, errors)
        try sink.close()
      } catch {
        sink.discard()
        throw error
      }
    } catch {
      errors("\(error)\n")
      return Command.Exit.unreadable
    }
    return Command.Exit.success
  }

  // MARK: - Private

  private func format(_ name: String?, _ target: String) throws(UsageError) -> WritableFormat {
    if let name {
      if let format = WritableFormat(rawValue: name) { return format }
      let hint = Spelling.suggestion(for: name, among: Self.names)
      throw UsageError("--to “\(name)” cannot be written; \(hint)")
    }
    if let format = WritableFormat(named: target) { return format }
    throw UsageError(
      "the name “\(target)” has no format; say --to \(Self.names.joined(separator: ", --to "))")
  }

  private func convert(
    _ input: String, to format: WritableFormat, _ options: RecordingOptions,
    _ sink: inout ConvertOutput, _ progress: ProgressLine?, _ errors: (String) -> Void
  ) throws {
    var options = options
    options.readBytes = progress?.bytes
    var reader = try RecordingReader(opening: input, options: options)
    func complain() {
      for complaint in reader.takeComplaints() { errors("\(complaint)\n") }
    }
    var writer: any FrameWriter = format.writer.init(reader.header)
    defer { complain() }
    try sink.write(writer.head)
    while let frame = try reader.nextFrame() {
      complain()
      try sink.write(writer.text(for: frame))
      progress?.update()
    }
    try sink.write(writer.end())
    complain()
    for loss in writer.losses.sorted() {
      errors("\(input): \(format.rawValue) cannot hold all of it: \(loss)\n")
    }
  }
}
