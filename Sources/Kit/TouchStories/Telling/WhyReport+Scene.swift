import GestureCore
import Touchstone

extension WhyReport {
  private static let delegates =
    "let one of the delegates answer true to shouldRecognizeSimultaneouslyWith"

  /// The answer in terms of a scene file, which has no delegates, and without advice about
  /// auxiliary recognizers.
  func inSceneWords(without silent: [String]) -> WhyReport {
    var report = self
    report.causes = causes.map { cause in
      guard cause.hasPrefix("they are not simultaneous: ") else { return cause }
      return "they are not simultaneous: the scene does not pair them (simultaneousWith)"
    }
    report.cure = cure?.replacing(
      Self.delegates, with: "name one of them in the other's simultaneousWith")
    let words = report.cure?.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) ?? []
    if silent.contains(where: { words.contains($0.split(separator: " ")) }) { report.cure = nil }
    return report
  }
}
