import OtherNames
import Testing
import UIKit

@MainActor @Suite("Words that UIKit leaves to an app") struct OtherNamesTests {
  @Test("a module's own Subject, Reason, Contact and the like are meant where they are named")
  func unqualified() {
    let (subject, contact) = (Subject(title: "mathematics"), Contact(name: "Ada"))
    let (reason, verdict, exclusion) = (Reason.illness, Verdict.innocent, Exclusion.all)
    #expect(subject.title == "mathematics" && contact.name == "Ada")
    #expect(reason == .illness && verdict == .innocent && exclusion == .all)
    #expect("\(type(of: Question())) \(type(of: Adviser()))" == "Question Adviser")
    #expect(MemoryLayout<Timestamp>.size == 0)
  }

  @Test("what comes in and why things happen go by names that say so")
  func nested() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    window.addGestureRecognizer(tap)
    window.makeKeyAndVisible()
    var reasons: [TouchTrace.Reason] = []
    scene.touchSystem.trace = { (event: TouchTrace.Event) in
      if case .state(_, _, _, let reason) = event.kind { reasons.append(reason) }
    }
    let time = TouchInput.Timestamp(seconds: 1)
    let place = CGPoint(x: 5, y: 5)
    for phase in [TouchInput.Contact.Phase.began, .ended] {
      scene.touchSystem.receive(
        TouchInput.Frame(
          time: time,
          contacts: [TouchInput.Contact(id: 1, phase: phase, at: place, time: time)]))
    }
    #expect(reasons.map(\.description).first?.contains("tapped") == true)
    #expect(TouchGeometry.Cluster([place]).centroid == place)
  }
}
