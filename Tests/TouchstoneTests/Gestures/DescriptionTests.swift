import Foundation
import Testing
import Touchstone

@Suite struct DescriptionTests {
  private final class Controller {
    func handle() {}
  }

  @Test("a recognizer describes its class, name, state, view, targets and relations [API-X02]")
  func description() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let controller = Controller()
    let double = UITapGestureRecognizer()
    double.name = "double"
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(
      target: controller, action: Selector("handle", Controller.handle))
    single.name = "single"
    single.require(toFail: double)
    view.addGestureRecognizer(single)
    let text = single.description
    for part in [
      "<UITapGestureRecognizer: ", "name = single", "state = possible", "view = <UIView",
      "target= <(action=handle, target=Controller)>", "must-fail = {double}",
    ] {
      #expect(text.contains(part), "\(part) is missing in \(text)")
    }
    #expect(double.description.contains("numberOfTapsRequired = 2"))
    #expect(!text.contains("must-fail-for"))
    #expect(!text.contains("numberOfTapsRequired"))
  }

  @Test("it lists those that wait for it, as long as they are there [COR-06]")
  func waiting() {
    let double = UITapGestureRecognizer()
    let kept = UITapGestureRecognizer()
    kept.name = "kept"
    kept.require(toFail: double)
    do {
      let short = UIPanGestureRecognizer()
      short.require(toFail: double)
      short.name = "short"
      #expect(double.description.contains("must-fail-for = {kept, short}"))
    }
    #expect(double.description.contains("must-fail-for = {kept}"))
    kept.removeRequirement(double)
    #expect(!double.description.contains("must-fail"))
    #expect(!kept.description.contains("must-fail"))
  }
}
