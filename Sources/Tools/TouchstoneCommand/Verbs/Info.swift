import Foundation
import TouchRecordings
import TouchStories

/// `touchstone info`: describes a recording's content without interpreting gestures.
struct Info: Verb {
  let name = "info"
  let summary = "Reports what recordings hold: device, rates, gaps, fingers, suspicious spots."
  let operands = "FILE…"

  let details = """
    FILE may be - for standard input. Suspicious are: time that goes back or stands still, events
    that were lost, fingers that leap, ghosts that are gone within a frame or two, ids used twice,
    and whatever reading complains about.
    """

  var options: OptionTable {
    OptionTable(
      options: [.init(name: "--json", help: "writes a JSON object for each file")]
        + ProgressLine.table + RecordingArguments.table + [
          .init(name: "--help", help: "shows this")
        ])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no recording is named; - stands for standard input")
    }
    var options = try RecordingArguments.options(arguments)
    options.readBytes = arguments.progress?.bytes
    arguments.progress?.expect(arguments.operands.count)
    var code = Command.Exit.success
    for path in arguments.operands {
      arguments.progress?.begin(path)
      do throws(RecordingError) {
        var reader = try RecordingReader(opening: path, options: options)
        var summary = RecordingSummary(reader.header)
        do throws(RecordingError) {
          while let frame = try reader.nextFrame() {
            summary.take(frame)
            summary.take(reader.takeComplaints())
            arguments.progress?.update()
          }
        } catch {
          // There is no page on which they would stand.
          for complaint in summary.complaints + reader.takeComplaints() { errors("\(complaint)\n") }
          throw error
        }
        summary.take(reader.takeComplaints())
        summary.artefacts = reader.artefacts
        let page = InfoPage(path, reader.header, summary)
        output(arguments.flags.contains("--json") ? page.json + "\n" : page.text)
      } catch {
        errors("\(error)\n")
        code = Command.Exit.unreadable
      }
    }
    return code
  }
}
