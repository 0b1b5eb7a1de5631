import Foundation
import LinuxTouchInput
import TouchInspector
import TouchstoneWindow
import UIKit

// A kiosk: a floor plan on the whole display.
//
//   kiosk                 touches come from the window system
//   kiosk --panel NAME    they are read from the panel itself

do {
  var options = try WindowOptions(environment: ProcessInfo.processInfo.environment)
  if ProcessInfo.processInfo.environment["TOUCHSTONE_WINDOW"] == nil {
    options.isFullScreen = true
  }
  options.title = "Floor plan"
  let appWindow = try AppWindow(options)
  let scene = UIWindowScene(screen: appWindow.screen)
  let window = UIWindow(windowScene: scene)
  window.rootViewController = KioskController()
  window.makeKeyAndVisible()

  // Where one can see why a touch did what it did. Without the journal's reader there is no address to miss.
  let inspector: Inspector?
  do {
    inspector = try Inspector.attach(to: scene)
    say("gestures in a browser: \(inspector?.address ?? "")")
  } catch {
    inspector = nil
    say("no page of gestures: \(error)")
  }

  var keeper: PanelKeeper?
  if let index = CommandLine.arguments.firstIndex(of: "--panel") {
    let name = CommandLine.arguments.dropFirst(index + 1).first
    keeper = PanelKeeper(name, for: scene, playedBy: appWindow.touches)
    keeper?.start()
  }
  withExtendedLifetime((inspector, keeper)) { appWindow.run(scene) }
} catch {
  say("the kiosk cannot start: \(error)")
  exit(1)
}

/// Prints a line at once, also into a journal, which is no terminal.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("kiosk: \(line)\n".utf8))
}
