import Foundation
import GestureCore
import TouchRecordings
import TouchStories
import Touchstone

/// `touchstone plot`: draws a recording as a picture.
struct Plot: Verb {
  let name = "plot"
  let summary = "Draws where the fingers of a recording went, and what recognizers made of it."
  let operands = "FILE"
  let writesData = true

  let details = """
    FILE may be - for standard input. The picture is SVG: the ways of the fingers over the views,
    coloured by time, and below it a timeline with a lane for each finger and for each recognizer
    that did something. docs/pictures.md says how to read it. Long recordings are folded where
    nothing happens; one that is too much for a picture is drawn as far as it goes, and --from and
    --to choose another stretch. Where FILE of -o ends with .html it is a page to keep: the picture,
    a replay over it, and why each recognizer did what it did.
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "-o", value: "FILE", help: "takes the picture; - is standard output"),
        .init(
          name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
        .init(
          name: "--page", value: "WxH",
          help: "is the size to keep to, in CSS pixels; W alone leaves the height open"),
        .init(name: "--from", value: "SECONDS", help: "starts the picture there"),
        .init(name: "--to", value: "SECONDS", help: "ends the picture there"),
        .init(name: "--pressure", help: "draws ways as broad as fingers press"),
        .init(
          name: "--inner",
          help: "gives lanes to recognizers that are there only for others to wait for"),
      ] + ProgressLine.table + RecordingArguments.table + [
        .init(name: "--help", help: "shows this")
      ])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard let path = arguments.operands.first else {
      throw UsageError("no recording is named; - stands for standard input")
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("a picture shows one recording; \(arguments.operands.count) are named")
    }
    guard let target = arguments.values["-o"] else {
      throw UsageError("nothing says where the picture goes: -o FILE, or -o - to see its text")
    }
    let scenePath = arguments.values["--scene"]
    guard path != "-" || scenePath != "-" else {
      throw UsageError("standard input can be read once only")
    }
    var options = try RecordingArguments.options(arguments)
    options.readBytes = arguments.progress?.bytes
    arguments.progress?.expect(1)
    arguments.progress?.begin(path)
    var drawing = try page(arguments.values["--page"])
    drawing.showsPressure = arguments.flags.contains("--pressure")
    drawing.showsInner = arguments.flags.contains("--inner")
    let window = try window(arguments)
    do {
      let scene = try scenePath.map { try SceneFile(path: $0) }
      let isPage = target.hasSuffix(".html")
      let (picture, whys) = try picture(
        of: path, options, scene, window, asksWhy: isPage, arguments.progress, errors)
      let text =
        isPage
        ? PicturePage(picture, whys: whys, options: drawing).text
        : PictureSVG.text(picture, options: drawing)
      try write(text, to: target, output)
      return Command.Exit.success
    } catch let error as RecordingError {
      errors("\(error)\n")
    } catch let problem as SceneProblem {
      errors("touchstone plot: \(problem.message)\n")
    } catch {
      errors("touchstone plot: \(error)\n")
    }
    return Command.Exit.unreadable
  }

  /// Plays the recording up to the picture's end; for an HTML page, asks "why" for all recognizers.
  private func picture(
    of path: String, _ options: RecordingOptions, _ asked: SceneFile?,
    _ window: ClosedRange<Timestamp>, asksWhy: Bool, _ progress: ProgressLine?,
    _ errors: (String) -> Void
  ) throws(RecordingError) -> (TouchPicture, [WhyReport]) {
    var reader = try RecordingReader(opening: path, options: options)
    defer {
      for complaint in reader.takeComplaints() { errors("\(complaint)\n") }
    }
    let scene = SceneFile.meeting(reader.header, asked: asked, titled: true, errors)
    let collector = PictureCollector(window: window)
    let player = Player(
      scene, size: reader.header.sceneSize,
      tell: {
        progress?.note($0)
        collector.hear($0)
      })
    collector.listen(to: player.cast.scene)
    if asksWhy { player.remember() }
    while !collector.isComplete, let frame = try reader.nextFrame() {
      collector.note(frame)
      player.play(frame)
      progress?.update()
    }
    // Also ends the story, whose rest may be in the picture.
    player.finish()
    var picture = collector.finish()
    let header = reader.header
    picture.title = path == "-" ? "standard input" : URL(filePath: path).lastPathComponent
    picture.details = [header.format.rawValue, header.deviceName].filter { !$0.isEmpty }
    picture.details.append(
      "\(Int(bounding: picture.size.width.rounded())) × \(Int(bounding: picture.size.height.rounded())) points"
        + (header.isSizeAssumed ? ", a size that is assumed" : "")
    )
    if header.device != nil { picture.pointsPerMillimetre = options.pointsPerInch / 25.4 }
    let question = asksWhy ? WhyQuestion("*", in: scene) : nil
    return (picture, question?.answers(of: player.cast) ?? [])
  }

  private func write(
    _ text: String, to path: String, _ output: @escaping (String) -> Void
  ) throws(WriteProblem) {
    var sink = try ConvertOutput(path, output)
    do throws(WriteProblem) {
      try sink.write(text)
      try sink.close()
    } catch {
      sink.discard()
      throw error
    }
  }

  private func page(_ text: String?) throws(UsageError) -> PictureSVG.Options {
    var options = PictureSVG.Options()
    guard let text else { return options }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count <= 2, let width = sides[0], (480...8000).contains(width),
      sides.count == 1 || sides[1].map((480...20_000).contains) == true
    else {
      throw UsageError("--page takes a size such as 1000 or 1000x1400, from 480 on, not “\(text)”")
    }
    options.width = width
    if sides.count == 2 { options.height = sides[1].map { CGFloat($0) } }
    return options
  }

  private func window(_ arguments: ParsedArguments) throws(UsageError) -> ClosedRange<Timestamp> {
    func seconds(_ name: String) throws(UsageError) -> Timestamp? {
      guard let text = arguments.values[name] else { return nil }
      guard let value = Double(text), (0...1e9).contains(value) else {
        throw UsageError("\(name) takes seconds such as 1.5, not “\(text)”")
      }
      return Timestamp(seconds: value)
    }
    let from = try seconds("--from") ?? .zero
    let to = try seconds("--to") ?? Timestamp(nanoseconds: .max)
    guard from < to else { throw UsageError("--from is not before --to") }
    return from...to
  }
}
