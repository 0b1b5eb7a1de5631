import Foundation
import TouchRecordings

extension Complaint {
  /// The complaint as shown on a page: without advice for the command line and without paths on this machine.
  /// - Parameter folder: the path to hide.
  func forPage(hiding folder: String? = nil) -> String {
    var shown = self
    shown.file = URL(fileURLWithPath: file).lastPathComponent
    if let remedy, remedy.contains("--") || remedy.contains("`touchstone") {
      shown.remedy = severity == .assumption ? "a recording that has it is played as it was" : nil
    }
    let text = "\(shown)"
    guard let folder, !folder.isEmpty else { return text }
    return text.replacing(folder.hasSuffix("/") ? folder : folder + "/", with: "")
  }
}
