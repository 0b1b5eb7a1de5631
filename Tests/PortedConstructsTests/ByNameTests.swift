import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite("Methods of ported sources by their names", .serialized) struct ByNameTests {
  private let stage = Stage()

  init() { heardByName = [] }

  @Test("an action without a target finds a private method of another class by its name")
  func chain() {
    let answerer = Answerer(frame: stage.view.bounds)
    stage.view.addSubview(answerer)
    let asker = Asker(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    asker.ask()
    answerer.addSubview(asker)
    stage.finger(at: CGPoint(x: 20, y: 20)).tap()
    #expect(heardByName == ["respond"])
  }

  @Test("without a target the sender itself may have the method")
  func sender() {
    let caller = Caller(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    caller.call()
    stage.view.addSubview(caller)
    stage.finger(at: CGPoint(x: 20, y: 20)).tap()
    #expect(heardByName == ["caller"])
  }

  @Test("an object tells which methods it has, and performs them")
  func perform() {
    let builder = Builder()
    #expect(builder.build(["note:", "fail", "never", "secret"]) == [true, true, false, false])
    #expect(builder.log == ["note it", "fail"])
    let result = Answerer(frame: .zero).perform(
      Selector("sum:and:"), with: "a" as NSString, with: "b" as NSString)
    #expect(result?.takeUnretainedValue() as? NSString == "ab")
  }
}
