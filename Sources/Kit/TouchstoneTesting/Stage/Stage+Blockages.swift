import Foundation
import GestureCore
import Touchstone

#if canImport(Testing)
  import Testing
#endif

extension Stage {
  /// When the stage is released, reports each recognizer that blocks others: as an issue of the running test, or otherwise as a
  /// fault.
  static func reportBlockages(
    of scene: UIWindowScene, _ onFault: (@MainActor (StageFault) -> Void)?,
    _ file: StaticString, _ line: UInt
  ) {
    for blockage in scene.touchSystem.blockages {
      let blocked = blockage.blocked.map(\.subject.name).joined(separator: ", ")
      let fault = StageFault(
        message:
          "\(blockage.blocker.subject.name) is possible since "
          + "\(Reason.spell(blockage.since.seconds)) s and blocks \(blocked); let its class assign a "
          + "state, or set stage.allowsBlocking = true",
        file: file, line: line)
      #if canImport(Testing)
        if Test.current != nil {
          let location = SourceLocation(
            fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1)
          Issue.record("\(fault.message)", sourceLocation: location)
          continue
        }
      #endif
      if let onFault { onFault(fault) } else { fault.print() }
    }
  }
}
