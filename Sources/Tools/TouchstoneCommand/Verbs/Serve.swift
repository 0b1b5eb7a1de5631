#if PLAYGROUND
  import Dispatch
  import Foundation
  import TouchInspector
  import TouchRecordings
  import TouchStories

  /// `touchstone serve`: the playground in a browser.
  struct Serve: Verb {
    let name = "serve"
    let summary = "Shows gestures live in a browser, with the why beside them."
    let operands = "[EXAMPLE]"

    let details = """
      Opens the gallery at EXAMPLE, if one is named, for browsers on this machine. The address carries a
      random token, without which no client is let in. Another --host lets other machines in; the address
      is then shown as a QR code as well. --unix listens at a file that only you can reach.
      With --recordings, ?recording=NAME (or &recording=NAME) behind the address opens a file of that
      folder, and nothing else on disk can be reached. Ends with Control-C. See docs/playground.md.
      """

    var options: OptionTable {
      OptionTable(options: [
        .init(
          name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
        .init(
          name: "--recording", value: "FILE", help: "is played first; any format that info knows"),
        .init(
          name: "--recordings", value: "FOLDER", help: "lets pages open the recordings in it"),
        .init(name: "--port", value: "N", help: "is the port to listen on; 8570 unless given"),
        .init(name: "--host", value: "ADDRESS", help: "is this machine's address to listen on"),
        .init(
          name: "--token-file", value: "FILE",
          help: "keeps the address's token, so that pages come back after a restart"),
        .init(
          name: "--attach", value: "PATH",
          help: "shows an app that listens at that file (Inspector.attach)"),
        .init(name: "--unix", value: "PATH", help: "listens at this file instead of a port"),
        .init(name: "--no-token", help: "lets in all that reach this machine's loopback"),
        .init(
          name: "--save", value: "FOLDER", help: "keeps there what pages have recorded at the end"),
        .init(name: "--shared", help: "shows every browser the same scene"),
        .init(name: "--trace", help: "prints everything that happens in any browser"),
        .init(name: "--help", help: "shows this"),
      ])
    }

    private static let usualPort = 8570

    func run(
      _ arguments: ParsedArguments, output: @escaping (String) -> Void,
      errors: @escaping (String) -> Void
    ) throws(UsageError) -> Int32 {
      var gallery = Gallery.everything
      guard arguments.operands.count < 2 else { throw UsageError("one example is enough") }
      if arguments.values["--unix"] != nil,
        arguments.values["--host"] != nil || arguments.values["--port"] != nil
      {
        throw UsageError("--unix listens at no address; leave --host and --port out")
      }
      let hasToken = !arguments.flags.contains("--no-token")
      guard hasToken || arguments.values["--token-file"] == nil else {
        throw UsageError("--token-file has the address's token; leave --no-token out")
      }
      let port = try self.port(arguments.values["--port"])
      if let path = arguments.values["--attach"] {
        return try attach(to: path, port, arguments, output: output, errors: errors)
      }
      let first = try example(arguments, in: gallery)
      if arguments.values["--scene"] != nil { gallery.insert(first, at: 0) }
      let recording = try recording(arguments)
      let recordings = try folder(arguments)
      let choosesScene = !arguments.operands.isEmpty || arguments.values["--scene"] != nil
      let isShared = arguments.flags.contains("--shared")
      let place = try saving(arguments)
      do {
        let inspector = try Inspector(
          gallery: gallery, first: first, recording: recording, recordings: recordings,
          isShared: isShared, hasOpening: !choosesScene && recording == nil && !isShared,
          host: arguments.values["--host"] ?? "127.0.0.1", port: port,
          file: arguments.values["--unix"],
          hasToken: hasToken,
          token: try arguments.values["--token-file"].map { try TokenFile.token(at: $0) },
          log: arguments.flags.contains("--trace")
            ? { line in
              // Escapes line breaks, because names come from pages.
              output(line.dropLast().replacing("\n", with: "\\n") + "\n")
              errors("")
            } : nil)
        // Signals end the server in order once the address is printed.
        let ending = Ending()
        output("Touchstone listens. Open this in a browser:\n\n  \(inspector.address)\n\n")
        if arguments.values["--host"] != nil {
          output(inspector.code.joined(separator: "\n") + "\n\n")
        }
        // Flushes, because a program may wait for the address.
        errors("")
        return serve(inspector, until: ending, saving: place, errors)
      } catch {
        errors("touchstone serve: \(error)\n")
        return Command.Exit.unreadable
      }
    }

    /// Forwards browsers to an app's own server.
    private func attach(
      to path: String, _ port: Int, _ arguments: ParsedArguments,
      output: (String) -> Void, errors: (String) -> Void
    ) throws(UsageError) -> Int32 {
      let others = Set(arguments.values.keys).subtracting(["--attach", "--port"])
      guard others.isEmpty, arguments.flags.isEmpty, arguments.operands.isEmpty else {
        throw UsageError("--attach shows what the app has; only --port goes with it")
      }
      do {
        let attachment = try Attachment(to: path, port: port)
        let ending = Ending()
        output("The app is here. Open this in a browser:\n\n  \(attachment.address)\n\n")
        errors("")
        while !ending.isAsked, RunLoop.main.run(mode: .default, before: .distantFuture) {}
        ending.begin()
        attachment.stop()
      } catch {
        errors("touchstone serve: \(error)\n")
        return Command.Exit.unreadable
      }
      return Command.Exit.success
    }

    private func port(_ text: String?) throws(UsageError) -> Int {
      guard let text else { return Self.usualPort }
      guard let port = Int(text), (0...65535).contains(port) else {
        throw UsageError("--port takes a number from 0 to 65535, not “\(text)”")
      }
      return port
    }

    private func example(
      _ arguments: ParsedArguments, in gallery: [Example]
    ) throws(UsageError) -> Example {
      if let path = arguments.values["--scene"] {
        guard let data = FileManager.default.contents(atPath: path) else {
          throw UsageError("\(path): the scene file cannot be read; is the path right?")
        }
        do {
          return try Example.scene(json: data)
        } catch {
          throw UsageError("\(path): \(error)")
        }
      }
      guard let id = arguments.operands.first else { return gallery[0] }
      guard let found = gallery.first(where: { $0.id == id }) else {
        let hint = Spelling.suggestion(for: id, among: gallery.map(\.id))
        throw UsageError("there is no example “\(id)”; \(hint)")
      }
      return found
    }

    private func recording(_ arguments: ParsedArguments) throws(UsageError) -> NamedRecording? {
      guard let path = arguments.values["--recording"] else { return nil }
      do throws(RecordingError) {
        return try .reading(path, named: URL(fileURLWithPath: path).lastPathComponent)
      } catch {
        throw UsageError("\(error)")
      }
    }

    private func folder(_ arguments: ParsedArguments) throws(UsageError) -> RecordingsFolder? {
      guard let path = arguments.values["--recordings"] else { return nil }
      guard let folder = RecordingsFolder(at: path) else {
        throw UsageError("--recordings takes a folder with recordings; \(path) is not a folder")
      }
      return folder
    }

    private func saving(_ arguments: ParsedArguments) throws(UsageError) -> SavedRecordings? {
      guard let path = arguments.values["--save"] else { return nil }
      guard let place = SavedRecordings(in: path) else {
        throw UsageError("--save takes a folder to write recordings to; \(path) is not a folder")
      }
      return place
    }

    /// Runs until the user interrupts, and keeps what was recorded; returns the exit code.
    private func serve(
      _ inspector: Inspector, until ending: Ending, saving place: SavedRecordings?,
      _ errors: (String) -> Void
    ) -> Int32 {
      while !ending.isAsked, RunLoop.main.run(mode: .default, before: .distantFuture) {}
      ending.begin()
      inspector.stop()
      guard let place else { return Command.Exit.success }
      var code = Command.Exit.success
      for recording in inspector.recordings {
        do {
          let path = try place.save(recording)
          errors("\(path)\n")
        } catch {
          errors("touchstone serve: the recording \(recording.name) is not saved: \(error)\n")
          code = Command.Exit.unreadable
        }
      }
      return code
    }
  }
#endif
