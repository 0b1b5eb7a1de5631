import Foundation
import PortedConstructs
import Testing
import TouchstoneTesting
import UIKit

/// What packages lacked that were taken as they came.
@MainActor @Suite struct UnseenPackagesTests {
  private let listener = VolumeListener()

  @Test("subjects and published properties of Combine send their values, until the listener stops")
  func combine() {
    let stage = Stage()
    let volume = Volume()
    listener.follow(volume)
    volume.level = 0.5
    volume.level = 0.5
    for press in 1...3 { volume.presses.send(press) }
    volume.mode.send("loud")
    #expect(
      listener.lines == ["changes", "level 0.5", "changes", "2 quiet", "3 quiet", "3 loud"])
    stage.wait(0.5)
    let lines = ["changes", "level 0.5", "changes", "2 quiet", "3 quiet", "3 loud", "rest 3"]
    #expect(listener.lines == lines)
    listener.stop()
    volume.level = 1
    volume.presses.send(9)
    stage.wait(0.5)
    #expect(listener.lines == lines)
    withExtendedLifetime(stage) {}
  }

  @Test("a published timer sends dates an interval apart until it is cancelled")
  func timer() {
    let stage = Stage()
    let metronome = MetronomeListener()
    metronome.start()
    stage.wait(2.1)
    metronome.stop()
    stage.wait(2)
    let gaps = zip(metronome.beats.dropFirst(), metronome.beats).map { $0.timeIntervalSince($1) }
    #expect(gaps.count == 3 && gaps.allSatisfy { abs($0 - 0.5) < 0.001 }, "\(gaps)")
    withExtendedLifetime(stage) {}
  }

  @Test("subscribers share one connection, which the subscriptions alone keep")
  func sharing() {
    let metronome = MetronomeListener()
    var subscriptions = metronome.share()
    metronome.taps.send(1)
    subscriptions.removeFirst()
    metronome.taps.send(2)
    subscriptions = []
    metronome.taps.send(3)
    #expect(metronome.shared == ["double 1", "a 2", "b 2", "double 2", "b 4"])
  }

  @Test("what Objective-C looks up in an object is there, or nil")
  func lookUps() {
    let rect = NSValue(cgRect: CGRect(x: 0, y: 0, width: 7, height: 8))
    #expect(
      listener.lookUp([rect, 2.5, NSNumber(value: 3), nil]) == ["7.0", "2.5", "3.0", "-1.0"])
  }

  @Test("a lock of Darwin's is held once")
  func lock() { #expect(listener.lockTwice() == [true, false, true]) }

  @Test("the elements of a result that only its type determines are found")
  func elements() {
    let number: Int? = "4 5 6".lastPiece()
    #expect(number == 6)
    #expect(CGFloat(3).gap(from: 5) == 2)
  }

  @Test("a cell is made by the class that a property holds, with its style")
  func cells() {
    let cell = ShelfRow().cell(of: ShelfRow())
    #expect(cell is ShelfCell && cell.reuseIdentifier == "shelf" && cell.detailTextLabel != nil)
    #expect(ShelfCell.height == 30)
  }

  @Test("a nib wakes an object that is no view")
  func awaking() {
    let chimes = makeCard(CardOwner()).compactMap { $0 as? Chime }
    #expect(chimes.map(\.isAwake) == [true])
  }

  @Test("a protocol that asks for init() is met by all of UIKit's classes")
  func furnishing() {
    #expect(Furniture.label().text == "made" && Furniture.shelf() == 4)
  }

  @Test("items of bars have one that stands for all, and a bar says that it is customized")
  func bars() {
    #expect(UITabBarItem.appearance() === UITabBarItem.appearance())
    #expect(UIBarButtonItem.appearance() !== UITabBarItem.appearance())
    let bar = UITabBar()
    bar.beginCustomizingItems([])
    #expect(bar.isCustomizing)
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    let (changed, again) = (
      bar.endCustomizing(animated: false), bar.endCustomizing(animated: false)
    )
    #expect(changed && !again && !bar.isCustomizing)
    bar.beginCustomizingItems([])
    #expect(!bar.endCustomizing(animated: false))
  }

  @Test("an undo manager says when it opens and closes groups, and where its checkpoints are")
  func undoGroups() {
    let manager = UndoManager()
    var log: [String] = []
    let names: [Notification.Name: String] = [
      .NSUndoManagerCheckpoint: "check", .NSUndoManagerDidOpenUndoGroup: "opened",
      .NSUndoManagerWillCloseUndoGroup: "closing", .NSUndoManagerDidCloseUndoGroup: "closed",
    ]
    let observers = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.append(word)
          // Observers ask this; they are not called for it.
          if word == "check" { _ = manager.canRedo }
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(
      log == ["opened", "check", "opened"] + ["check", "closing", "closed"]
        + ["check", "closing", "closed"])
  }

  @Test("a change that is registered at a checkpoint is undone with the group that ends there")
  func undoCheckpoint() {
    let stage = Stage()
    let manager = UndoManager()
    let log = Log()
    var isPending = false
    let observer = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        guard isPending else { return }
        isPending = false
        manager.registerUndo(withTarget: stage.view) { _ in log.lines.append("pending") }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    manager.registerUndo(withTarget: stage.view) { _ in log.lines.append("first") }
    isPending = true
    stage.wait(0.1)
    manager.registerUndo(withTarget: stage.view) { _ in log.lines.append("second") }
    for _ in 0..<2 { manager.undo() }
    #expect(log.lines == ["second", "pending", "first"])
    #expect(!manager.canUndo)
  }

  @Test("buttons whose baselines and tops are the same have the same height")
  func baselines() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (first, second) = (UIButton(type: .system), UIButton(type: .system))
    for button in [first, second] {
      button.setTitle("Lap", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor),
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.heightAnchor.constraint(equalToConstant: 60),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      second.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
    ])
    view.layoutIfNeeded()
    #expect(second.frame.height == 60 && first.frame.height == 60)
  }

  @Test("a layout guide of a controller has two constraints")
  func guides() {
    let controller = UIViewController()
    let guide = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2 && guide === controller.topLayoutGuide)
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}
