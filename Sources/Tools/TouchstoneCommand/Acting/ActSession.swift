#if os(Linux)
  import Foundation
  import GestureCore
  import LinuxActions
  import LiveTouches
  import TouchActions
  import TouchStories

  /// A listener on panels that performs the actions of rules, or prints them.
  final class ActSession: LiveListener {
    private let book: RuleBook
    private let printer: RulePrinter
    private let errors: (String) -> Void
    private let pointsPerInch: Double

    private let programs: ProgramRunner?
    private let keyboard: VirtualKeyboard?
    private var keys = KeyEvents()
    private let windows: (any ActiveWindowSource)?
    /// The window assumed to be active if no window manager is asked.
    private let window: ActiveWindow

    /// Throws if rules press keys and no keyboard can be created, except in a dry run.
    init(
      _ book: RuleBook, _ arguments: ParsedArguments, pointsPerInch: Double, printer: RulePrinter,
      errors: @escaping (String) -> Void
    ) throws {
      (self.book, self.printer, self.errors) = (book, printer, errors)
      self.pointsPerInch = pointsPerInch
      let isDry = arguments.flags.contains("--dry-run")
      programs = isDry ? nil : ProgramRunner(atOnce: book.atOnce)
      let path = arguments.values["--uinput"] ?? "/dev/uinput"
      keyboard = isDry || !book.needsKeys ? nil : try VirtualKeyboard(at: path)
      var windows: (any ActiveWindowSource)?
      var window = Act.window(arguments) ?? .named([])
      if book.needsWindows, arguments.values["--app"] == nil {
        do throws(WindowProblem) {
          windows = try WindowSources.find()
        } catch {
          errors("touchstone act: the active window is unknown: \(error.message)\n")
          window = .unknown(error.message)
        }
      }
      (self.windows, self.window) = (windows, window)
    }

    func join(_ touches: LiveTouches) {
      if let windows {
        windows.update()
        touches.watch(windows.descriptor) { windows.update() }
      }
      if let programs {
        touches.watch(programs.descriptor) { [errors] in
          for problem in programs.takeEnded() { errors("\(problem)\n") }
        }
      }
    }

    func follow(_ source: any LiveSource) -> @MainActor (GestureMoment) -> Void {
      let surface = TouchSurface(size: source.sceneSize, pointsPerInch: pointsPerInch)
      let follower = RuleFollower(
        book, on: surface, window: { [windows, window] in windows?.window ?? window },
        act: { [unowned self] in act($0) }, tell: printer.print)
      return follower.take
    }

    /// Prints a firing, then performs it, so that its program's output follows the line.
    private func act(_ firing: RuleFiring) {
      printer.print(firing)
      for deed in firing.deeds {
        if case .run(let words) = deed {
          if let problem = programs?.start(words) { errors("\(problem)\n") }
        } else if let keyboard, !keyboard.write(keys.events(of: deed)) {
          errors("\(firing.rule): the kernel does not take \(deed)\n")
        }
      }
    }
  }
#endif
