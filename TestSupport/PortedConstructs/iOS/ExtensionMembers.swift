import UIKit

// Members that the app adds to UIKit's classes, and overrides in others.

extension UIView {
  @objc public func story() -> String { "view" }
  @objc public var depth: Int { 1 }
}

extension UILabel {
  override public func story() -> String { "label in " + super.story() }
}

public class Note: UILabel {
  public override func story() -> String { "note in " + super.story() }
  public override var depth: Int { super.depth + 1 }
}

public class LoudNote: Note {
  override public func story() -> String { "loud " + super.story() }
}

// MARK: Classes that only run time knows

public func make<View: UIView>(_ kind: View.Type) -> View {
  let made = View()
  made.tag = 3
  return made
}

public class Plate: UIView {
  public private(set) var isPlate = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPlate = true
  }

  required init?(coder: NSCoder) { fatalError("no nib") }

  public static func look() { Plate.appearance().tintColor = .red }
}

// MARK: Layers with properties of their own

public class TurnLayer: CALayer {
  @NSManaged public var turn: CGFloat
  public var displays = 0

  public override class func needsDisplay(forKey key: String) -> Bool {
    key == "turn" || super.needsDisplay(forKey: key)
  }

  public override func setNeedsDisplay() {
    displays += 1
    super.setNeedsDisplay()
  }
}

// MARK: Optional requirements that throw

@objc public protocol Loader {
  @objc optional func load(_ name: String) throws -> Int
}

public struct LoadFault: Error {
  public init() {}
}

public func load(_ name: String, with loader: Loader) -> String {
  do {
    guard let value = try loader.load?(name) else { return "absent" }
    return "loaded \(value)"
  } catch {
    return "fault"
  }
}
