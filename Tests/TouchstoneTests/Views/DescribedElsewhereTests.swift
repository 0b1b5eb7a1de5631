import Dispatch
import Foundation
import Testing
import Touchstone

@Suite("Descriptions elsewhere")
struct DescribedElsewhereTests {
  @Test("loggers may ask for them wherever they are")
  func elsewhere() async {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    // Classes of the main actor may be sent anywhere; what they say there is their own matter.
    let texts = await Task.detached { ["\(view)", "\(tap)", String(describing: view)] }.value
    #expect(texts.map { $0.prefix(9) }.allSatisfy { $0.hasPrefix("<UI") })
    #expect(texts[0].contains("0x") && texts[1].hasPrefix("<UITapGestureRecognizer: 0x"))
    #expect("\(view)".contains("frame") && "\(tap)".contains("tap"))
  }

  @Test("a thread that is none of the main queue's is told type and address")
  func otherThread() async {
    let view = UIView(frame: .zero)
    let text = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: "\(view)") }
    }
    #expect(text.hasPrefix("<UIView: 0x"))
  }
}
