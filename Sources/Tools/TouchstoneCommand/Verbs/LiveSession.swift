#if os(Linux)
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import LiveTouches
  import TouchRecordings
  import TouchStories
  import Touchstone

  /// The panels of `touchstone live`, each with its own scene and story.
  final class LiveSession {
    /// Measures from the kernel's time stamps to the end of all effects.
    private(set) var latency = LatencyCount()

    private let arguments: LiveArguments
    /// The scene from the options; `nil` if none was given.
    private let asked: SceneFile?
    private var scene: SceneFile { asked ?? (style.isJSON ? .usual : .usualWithTitles) }
    private let isLasting: Bool
    private let style: StoryPrinter.Style
    private let screen: TerminalScreen?
    private let listener: (any LiveListener)?
    private let output: (String) -> Void
    private let errors: (String) -> Void

    private let touches = LiveTouches()
    private let interruption: Interruption
    private var choice = PanelChoice.any
    private var told: [LiveStory] = []
    private var watch: FolderWatch?
    private var isOver = false
    private var recording: LiveRecording?

    init(
      _ arguments: LiveArguments, scene: SceneFile?, isLasting: Bool, style: StoryPrinter.Style,
      screen: TerminalScreen?, listener: (any LiveListener)? = nil,
      output: @escaping (String) -> Void, errors: @escaping (String) -> Void
    ) {
      self.arguments = arguments
      asked = scene
      self.isLasting = isLasting
      self.style = style
      self.screen = screen
      interruption = Interruption(farewell: screen == nil ? "" : TerminalScreen.closing)
      self.listener = listener
      self.output = output
      self.errors = errors
    }

    /// Starts with the connected devices; throws if there is none.
    func listen(to word: String?, recording path: String?, replacing: Bool) throws {
      touches.watch(interruption.descriptor) { [weak self] in self?.isOver = true }
      listener?.join(touches)
      if let place = arguments.place {
        begin(try TUIOSocket(place, options: arguments.options))
      } else if arguments.description != nil || path != nil {
        add(try arguments.open(word: word))
      }
      if let source = told.first?.source {
        recording = try path.map {
          try LiveRecording($0, of: source, meeting: asked, replacing: replacing)
        }
        return
      }
      choice = PanelChoice(word)
      if case .path(let path) = choice {
        if isLasting, path.hasPrefix(arguments.folder.path + "/") { try watchFolder() }
        add(try arguments.open(path: path))
        return
      }
      if isLasting { try watchFolder() }
      let found = try choice.some(among: arguments.folder.panels(), in: arguments.folder)
      // A device that cannot be opened is reported; if none can, an error is thrown.
      var opened = 0
      for panel in found {
        do throws(PanelError) {
          add(try arguments.open(path: panel.path))
          opened += 1
        } catch {
          guard opened > 0 || panel != found.last else { throw error }
          errors("touchstone: \(error)\n")
        }
      }
    }

    /// Runs until the user interrupts or no more input can come.
    func run() throws {
      screen?.open()
      defer { screen?.close() }
      while !isOver, touches.isListening || watch != nil {
        touches.step(until: screen?.nextDrawing(after: touches.now))
        for story in told where story.isUnplugged { unplug(story) }
        try recording?.flush()
        draw(isLast: false)
      }
      for story in told { story.stop(at: touches.now) { recording?.take($0) } }
      try recording?.flush()
      draw(isLast: true)
    }

    // MARK: - Private

    private func add(_ device: any PanelDevice) {
      let mapping = arguments.mapping(device.description) { [screen, errors] in
        if screen == nil { errors($0) }
      }
      if let story = told.first(where: { $0.takesUp(device) }) {
        story.resume(device, mapping)
        return listen(story)
      }
      for assumption in mapping.assumptions where screen == nil {
        errors("\(device.path): \(assumption.message); \(assumption.remedy)\n")
      }
      begin(LivePanel(device, mapping: mapping))
    }

    private func begin(_ source: any LiveSource) {
      let story = LiveStory(
        source, scene, style,
        output: isTold ? { [unowned self] in tell($0, of: source.place) } : nil)
      if let listener { story.follow(listener.follow(source)) }
      told.append(story)
      if screen == nil, let assumption = (source as? TUIOSocket)?.assumption {
        errors("\(source.place): \(assumption)\n")
      }
      listen(story)
    }

    /// Whether story lines are printed, instead of a picture or a listener's output.
    private var isTold: Bool { screen == nil && listener == nil }

    /// With several panels, lines begin with the panel's path.
    private func tell(_ text: String, of path: String) {
      output(told.count > 1 && !style.isJSON ? "\(path): \(text)" : text)
    }

    private func listen(_ story: LiveStory) {
      let source = story.source
      let patience = LiveTouches.patience + story.lookahead
      touches.add(source, to: story.system, patience: patience) { [unowned self] frame in
        recording?.take(frame)
        story.play(frame)
        guard let origin = source.origin else { return }
        latency.note(touches.now.seconds(since: origin) - frame.time.seconds)
      }
    }

    private func unplug(_ story: LiveStory) {
      story.noteUnplugged()
      if watch != nil { errors("\(story.path): unplugged\n") }
    }

    private func watchFolder() throws(PanelError) {
      let watch = try FolderWatch(arguments.folder)
      self.watch = watch
      touches.watch(watch.descriptor) { [weak self] in
        if watch.takeChanges() { self?.look() }
      }
    }

    /// Looks for newly connected devices.
    private func look() {
      guard let panels = try? arguments.folder.panels() else { return }
      let wanted = choice.matches(among: panels)
      for panel in wanted where panel.problem == nil && !told.contains(where: { $0.hears(panel) }) {
        guard let device = try? arguments.open(path: panel.path) else { continue }
        errors("\(panel.path): \(panel.name) is plugged in\n")
        add(device)
      }
    }

    private func draw(isLast: Bool) {
      guard let screen, isLast || screen.isDue(at: touches.now) else { return }
      screen.draw(told.flatMap { $0.picture(width: screen.width).lines }, at: touches.now)
    }
  }
#endif
