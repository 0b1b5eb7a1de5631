import Combine
import UIKit
import os

/// A model whose values a screen follows.
public final class Volume: ObservableObject {
  @Published public var level = 0.2
  public let presses = PassthroughSubject<Int, Never>()
  public let mode = CurrentValueSubject<String, Never>("quiet")

  public init() {}
}

/// What a screen receives of the model, as lines.
public final class VolumeListener: NSObject {
  public private(set) var lines: [String] = []
  private var held: Set<AnyCancellable> = []

  public func follow(_ volume: Volume) {
    volume.$level.dropFirst().removeDuplicates().map { "level \($0)" }
      .sink { [weak self] in self?.lines.append($0) }
      .store(in: &held)
    volume.presses.filter { $0 > 1 }.combineLatest(volume.mode)
      .sink { [weak self] in self?.lines.append("\($0.0) \($0.1)") }
      .store(in: &held)
    volume.objectWillChange.sink { [weak self] in self?.lines.append("changes") }.store(in: &held)
    volume.presses.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { [weak self] in self?.lines.append("rest \($0)") }
      .store(in: &held)
  }

  public func stop() { held.removeAll() }

  /// What Objective-C looks up in any object.
  public func lookUp(_ values: [Any?]) -> [String] {
    values.map { value in
      let rect = (value as AnyObject).cgRectValue
      return rect.map { "\($0.width)" } ?? "\((value as AnyObject).doubleValue ?? -1)"
    }
  }

  /// The window, which an application's delegate may lack.
  public func window() -> UIWindow? {
    if let known = UIApplication.shared.delegate?.window, let window = known { return window }
    return nil
  }

  /// A lock of Darwin's.
  public func lockTwice() -> [Bool] {
    var lock = os_unfair_lock()
    let first = os_unfair_lock_trylock(&lock)
    let second = os_unfair_lock_trylock(&lock)
    os_unfair_lock_unlock(&lock)
    return [first, second, os_unfair_lock_trylock(&lock)]
  }
}

/// The dates that a repeating timer of Combine publishes, and what two subscribers of one publisher receive.
public final class MetronomeListener {
  public private(set) var beats: [Date] = []
  public private(set) var shared: [String] = []
  public let taps = PassthroughSubject<Int, Never>()
  private var held: AnyCancellable?

  public init() {}

  public func start() {
    held = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { [weak self] in self?.beats.append($0) }
  }

  public func stop() { held?.cancel() }

  public func share() -> [AnyCancellable] {
    let doubled = taps.map { [weak self] tap -> Int in
      self?.shared.append("double \(tap)")
      return tap * 2
    }.share()
    return ["a", "b"].map { name in
      doubled.sink { [weak self] in self?.shared.append("\(name) \($0)") }
    }
  }
}

extension String {
  /// Only the result says what is parsed.
  func pieces<T: LosslessStringConvertible>() -> [T]? {
    split(separator: " ").compactMap { T(String($0)) }
  }

  public func lastPiece<T: LosslessStringConvertible>() -> T? {
    return pieces()?.last
  }
}

extension CGFloat {
  public func gap(from other: CGFloat) -> CGFloat { abs(self - other) }
}

/// A row that says which class its cell has.
public struct ShelfRow {
  let shelfCellType: UITableViewCell.Type = ShelfCell.self

  public init() {}

  public func cell(of row: ShelfRow) -> UITableViewCell {
    row.shelfCellType.init(style: .subtitle, reuseIdentifier: "shelf")
  }
}

open class ShelfCell: UITableViewCell {
  open static let height: CGFloat = 30
}

/// An object of a nib's that is no view.
open class Chime: NSObject {
  public private(set) var isAwake = false

  open override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// Something that can be made and set up in one expression.
protocol Furnishable: AnyObject {
  init()
}

extension Furnishable {
  init(_ furnish: (Self) -> Void) {
    self.init()
    furnish(self)
  }
}

extension UIView: Furnishable {}

/// A class that is no object of UIKit's.
final class Shelf: Furnishable {
  var height = 0

  required init() {}
}

/// Objects that are made so.
@MainActor public enum Furniture {
  public static func label() -> UILabel { UILabel { $0.text = "made" } }
  public static func shelf() -> Int { Shelf { $0.height = 4 }.height }
}
