import FloorPlan
import Foundation
import LinuxTouchInput
import TouchInspector
import UIKit

#if WITHOUT_DISPLAY_SERVER
  import TouchstoneDisplay
#else
  import TouchstoneWindow
#endif

// A kiosk: a floor plan on the whole display.
//
//   kiosk                 touches come from the window system; without one, from the only touchscreen
//   kiosk --panel NAME    they are read from this panel

do {
  let environment = ProcessInfo.processInfo.environment
  let panelOption = CommandLine.arguments.firstIndex(of: "--panel")
  let panelName = panelOption.flatMap { CommandLine.arguments.dropFirst($0 + 1).first }
  #if WITHOUT_DISPLAY_SERVER
    var options = try DisplayOptions(environment: environment)
    options.panel = panelName ?? options.panel
    let display = try DirectDisplay(options)
  #else
    var options = try WindowOptions(environment: environment)
    if environment["TOUCHSTONE_WINDOW"] == nil { options.isFullScreen = true }
    options.title = "Floor plan"
    let display = try AppWindow(options)
  #endif
  let scene = UIWindowScene(screen: display.screen)
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

  #if !WITHOUT_DISPLAY_SERVER
    if panelOption != nil {
      let panel = ReconnectingPanel(
        panelName, origin: display.origin, sceneSize: { display.screen.bounds.size }, report: say)
      display.touches.add(panel, to: scene.touchSystem)
    }
  #endif
  withExtendedLifetime(inspector) { display.run(scene) }
} catch {
  say("the kiosk cannot start: \(error)")
  exit(1)
}

/// Prints a line at once, also into a journal, which is no terminal.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("kiosk: \(line)\n".utf8))
}
