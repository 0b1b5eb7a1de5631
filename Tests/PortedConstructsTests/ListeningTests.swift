import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit
import Waiting

@MainActor @Suite("Notifications and display links by selector", .serialized)
struct ListeningTests {
  private let stage = Stage()

  private func post(_ times: Int, from object: Any?) {
    NotificationCenter.default.post(name: .rang, object: object, userInfo: ["times": times])
  }

  @Test("an observer hears what it asked for, until it takes that back")
  func notifications() {
    let listener = Listener(stage.view)
    post(1, from: stage.view)
    post(2, from: nil)
    #expect(Set(listener.log) == ["rang 1", "plain"] && listener.log.count == 3)
    listener.ignoreAll()
    post(3, from: stage.view)
    #expect(listener.log.count == 3)
  }

  @Test("an observer is not kept alive, and one that has gone hears nothing")
  func lifetime() {
    var listener: Listener? = Listener(stage.view)
    weak let gone = listener
    listener = nil
    #expect(gone == nil)
    post(1, from: stage.view)
  }

  @Test("what is posted elsewhere is heard on the main actor")
  func elsewhere() async {
    let listener = Listener(stage.view)
    await Task.detached { NotificationCenter.default.post(name: .rang, object: nil) }.value
    #expect(await Waiting.until { !listener.log.isEmpty })
    #expect(listener.log == ["plain"])
  }

  @Test("a display link beats by the clock of the stage that is waited for")
  func displayLink() {
    let other = Stage()
    let listener = Listener(stage.view)
    stage.wait(0.001)
    listener.link(frames: 3)
    other.wait(1)
    #expect(listener.log == [])
    stage.wait(1)
    #expect(listener.log == ["frame", "frame", "frame"])
  }
}
