import Foundation
import GestureCore
import TouchActions
import TouchRecordings
import TouchStories
import Touchstone

/// Prints what rules would do for a recording.
struct RuleReplay {
  var book: RuleBook
  /// The scene from the options; `nil` if none was given.
  var scene: SceneFile?
  var window: ActiveWindow
  var options: RecordingOptions
  var printer: RulePrinter

  /// Plays the whole recording.
  func play(_ path: String, errors: (String) -> Void) throws(RecordingError) {
    var reader = try RecordingReader(opening: path, options: options)
    func complain() {
      for complaint in reader.takeComplaints() { errors("\(complaint)\n") }
    }
    defer { complain() }
    let surface = TouchSurface(
      size: reader.header.sceneSize, pointsPerInch: options.pointsPerInch)
    let scene = book.scene(scene, pointsPerInch: options.pointsPerInch)
    let player = Player(scene, size: reader.header.sceneSize) { _ in }
    let follower = RuleFollower(
      book, on: surface, window: { window }, act: printer.print, tell: printer.print)
    player.follow(follower.take)
    while let frame = try reader.nextFrame() {
      complain()
      player.play(frame)
    }
    player.finish()
    complain()
    printer.printEnd()
  }
}
