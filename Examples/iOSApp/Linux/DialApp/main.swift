import Foundation
import UIKit

#if PAGE
  import TouchInspector
#endif

MainActor.assumeIsolated {
  _ = UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
  // On Linux the app is shown in a browser, if it is built with the page.
  #if PAGE
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      do {
        let inspector = try Inspector.attach(to: scene)
        print(inspector.address)
        RunLoop.main.run()
      } catch {
        print(error)
      }
    }
  #endif
}
