#if PIXELS
  import Foundation
  import GestureCore
  import Pictures
  import TouchRecordings
  import TouchStories
  import Touchstone
  import TouchstonePixels

  /// `touchstone render`: moments of a scene as PNG files.
  struct Render: Verb {
    let name = "render"
    let summary = "Draws a scene as PNG: at one moment of a recording, or as a numbered series."
    let operands = ""

    let details = """
      Views have what they draw, an outline and their name; fingers are rings. Without --recording it is the
      scene before any touch, without --at the moment after the last event. With --rate FILE.png
      becomes FILE-0001.png and so on, of which a film is made by
        ffmpeg -framerate RATE -i FILE-%04d.png FILE.mp4
      Text needs the font DejaVu Sans Condensed (fonts-dejavu-extra). docs/pixels.md says more.
      """

    var options: OptionTable {
      OptionTable(
        options: [
          .init(name: "-o", value: "FILE.png", help: "takes the picture"),
          .init(
            name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
          .init(name: "--recording", value: "FILE", help: "is played to the scene"),
          .init(name: "--at", value: "SECONDS", help: "is the moment that is drawn"),
          .init(
            name: "--rate", value: "N", help: "draws N pictures of each second, from 1 to 240"),
          .init(
            name: "--scale", value: "N", help: "is how many pixels a point has, from 1 to 3"),
        ] + ProgressLine.table + RecordingArguments.table + [
          .init(name: "--help", help: "shows this")
        ])
    }

    /// The most pictures in a series.
    private static let mostPictures = 10_000

    func run(
      _ arguments: ParsedArguments, output: @escaping (String) -> Void,
      errors: @escaping (String) -> Void
    ) throws(UsageError) -> Int32 {
      if let operand = arguments.operands.first {
        throw UsageError(
          "“\(operand.harmlessName())” is no option; a recording is --recording FILE")
      }
      guard let target = arguments.values["-o"] else {
        throw UsageError("nothing says where the picture goes: -o FILE.png")
      }
      guard target.hasSuffix(".png"), target != ".png" else {
        throw UsageError("-o takes the name of a file that ends with .png, not “\(target)”")
      }
      let (scenePath, recording) = (arguments.values["--scene"], arguments.values["--recording"])
      guard scenePath != nil || recording != nil else {
        throw UsageError("nothing is to be drawn: name a scene with --scene FILE")
      }
      guard scenePath != "-" || recording != "-" else {
        throw UsageError("standard input can be read once only")
      }
      let scale = try number("--scale", 1...3, arguments) ?? 1
      let at = try number("--at", 0...1e9, arguments).map { Timestamp(seconds: $0) }
      let rate = try number("--rate", 1...240, arguments)
      if recording == nil, at != nil || rate != nil {
        throw UsageError("--at and --rate draw moments of a recording; add --recording FILE")
      }
      if at != nil, rate != nil {
        throw UsageError("--at draws one picture, and --rate a series; use one of them")
      }
      var options = try RecordingArguments.options(arguments)
      options.readBytes = arguments.progress?.bytes
      do {
        let asked = try scenePath.map { try SceneFile(path: $0) }
        var sink = PictureSink(target: target, scale: CGFloat(scale))
        if let recording {
          arguments.progress?.expect(1)
          arguments.progress?.begin(recording)
          try play(
            recording, options, asked, at: at, rate: rate, to: &sink, arguments.progress, errors)
        } else if let asked {
          try sink.draw(SceneCast(asked, size: CGSize(width: 393, height: 852)).scene, [:])
        }
        return Command.Exit.success
      } catch let error as RecordingError {
        errors("\(error)\n")
      } catch let problem as SceneProblem {
        errors("touchstone render: \(problem.message)\n")
      } catch {
        errors("touchstone render: \(error)\n")
      }
      return Command.Exit.unreadable
    }

    private func play(
      _ path: String, _ options: RecordingOptions, _ asked: SceneFile?, at: Timestamp?,
      rate: Double?, to sink: inout PictureSink, _ progress: ProgressLine?,
      _ errors: (String) -> Void
    ) throws {
      var reader = try RecordingReader(opening: path, options: options)
      defer {
        for complaint in reader.takeComplaints() { errors("\(complaint)\n") }
      }
      let file = SceneFile.meeting(reader.header, asked: asked, titled: true, errors)
      let player = Player(file, size: reader.header.sceneSize, tell: { progress?.note($0) })
      let scene = player.cast.scene
      var fingers: [Int: CGPoint] = [:]
      var start: Timestamp?
      var count = 0
      func next() -> Timestamp? {
        guard let start else { return nil }
        return at ?? rate.map { start.advanced(by: Double(count) / $0) }
      }
      var isComplete = false
      while !isComplete, let frame = try reader.nextFrame() {
        start = start ?? frame.time
        // Draws the times before this frame, before it changes anything.
        while let moment = next(), moment < frame.time, !isComplete {
          scene.touchSystem.advance(to: moment)
          if rate != nil { sink.number = count + 1 }
          try sink.draw(scene, fingers)
          count += 1
          isComplete = at != nil || count >= Self.mostPictures
        }
        if isComplete { break }
        player.play(frame)
        for contact in frame.contacts {
          let isDown = contact.phase != .ended && contact.phase != .cancelled
          fingers[contact.id] = isDown ? contact.sample.location : nil
        }
        progress?.update()
      }
      if count >= Self.mostPictures {
        errors(
          "touchstone render: the series ends after \(count) pictures; a lower --rate reaches further\n"
        )
      }
      guard !isComplete else { return }
      if let at { scene.touchSystem.advance(to: at) }
      if rate != nil { sink.number = count + 1 }
      try sink.draw(scene, fingers)
    }

    private func number(
      _ option: String, _ range: ClosedRange<Double>, _ arguments: ParsedArguments
    ) throws(UsageError) -> Double? {
      guard let text = arguments.values[option] else { return nil }
      guard let value = Double(text), range.contains(value) else {
        let (least, most) = (Reason.spell(range.lowerBound), Reason.spell(range.upperBound))
        throw UsageError("\(option) takes a number from \(least) to \(most), not “\(text)”")
      }
      return value
    }
  }

  /// Draws scenes into files.
  private struct PictureSink {
    let target: String
    let scale: CGFloat
    /// The number in a series; `nil` for a single picture.
    var number: Int?

    init(target: String, scale: CGFloat) {
      (self.target, self.scale) = (target, scale)
    }

    func draw(_ scene: UIWindowScene, _ fingers: [Int: CGPoint]) throws {
      let renderer = TouchstonePixels.renderer
      let picture = ScenePicture(scene, fingers: fingers).picture
      let bitmap = try renderer.bitmap(of: picture, in: scene.screen.bounds, scale: scale)
      var sink = try ConvertOutput(path) { _ in }
      do {
        try sink.write(bytes: renderer.png(bitmap))
        try sink.close()
      } catch {
        sink.discard()
        throw error
      }
    }

    private var path: String {
      guard let number else { return target }
      let digits = String(number)
      let padding = String(repeating: "0", count: max(0, 4 - digits.count))
      return target.dropLast(4) + "-\(padding)\(digits).png"
    }
  }

  /// Draws a scene with outlines and names of its views, and its fingers.
  private struct ScenePicture {
    private(set) var picture = Picture()

    private static let outline = Paint.shade(Shade(0.17, 0.43, 0.64, 0.75))
    private static let tint = Paint.shade(Shade(0.17, 0.43, 0.64, 0.06))
    private static let ring = Paint.shade(Shade(0.79, 0.59, 0.17))
    private static let fingertip: CGFloat = 22

    init(_ scene: UIWindowScene, fingers: [Int: CGPoint]) {
      picture.append(.fill(Path(rect: scene.screen.bounds), .shade(Shade(1, 1, 1)), .winding))
      picture.add(scene.shownPicture)
      for view in OutlinedView.all(in: scene) { draw(view) }
      for (_, place) in fingers.sorted(by: { $0.key < $1.key }) {
        let radius = Self.fingertip
        let tip = CGRect(
          x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
        picture.append(.fill(Path(ellipseIn: tip), .shade(Shade(0.79, 0.59, 0.17, 0.35)), .winding))
        picture.append(
          .stroke(Path(ellipseIn: tip.insetBy(dx: 1, dy: 1)), Self.ring, StrokeStyle(width: 2)))
      }
    }

    private mutating func draw(_ view: OutlinedView) {
      var path = Path()
      for (index, corner) in view.corners.enumerated() {
        if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
      }
      path.close()
      picture.append(.fill(path, Self.tint, .winding))
      picture.append(.stroke(path, Self.outline, StrokeStyle(width: 1)))
      // Along the view's upper edge, if there is space.
      let (from, to) = (view.corners[0], view.corners[1])
      let length = hypot(to.x - from.x, to.y - from.y)
      guard length > 20 else { return }
      var name = view.name
      while !name.isEmpty, FontMetrics.width(name, size: 10) > length - 8 { name.removeLast() }
      let width = FontMetrics.width(name, size: 10)
      picture.append(.save)
      picture.append(
        .concat(
          CGAffineTransform(rotationAngle: atan2(to.y - from.y, to.x - from.x))
            .concatenating(CGAffineTransform(translationX: from.x, y: from.y))))
      picture.append(
        .text(
          TextRun(name, size: 10, shade: Shade(0.3, 0.35, 0.4), width: width),
          at: CGPoint(x: 4, y: 13)))
      picture.append(.restore)
    }
  }
#endif
