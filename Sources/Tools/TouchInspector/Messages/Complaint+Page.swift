import Foundation
import TouchRecordings

extension Complaint {
  /// The complaint for a page: without what only the command line can do about it, and without where on
  /// this machine's disk a file is.
  /// - Parameter folder: the path that no page may see.
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
