import Foundation

/// The objects of a `.xib` file, which can be made any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What can be given to a nib.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects that the file names and does not make.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let make: InterfaceTable.Nib

  /// - Parameters:
  ///   - name: the file's, without `.xib`; one that is not there ends the program, as on iOS.
  ///   - bundleOrNil: of no account: the nibs of a target are in its code.
  ///   - file: leads to the target.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, file: String = #fileID) {
    let module = PortedModule.module(of: file)
    guard let nib = InterfaceTable.first(for: module, { $0.nib(named: name) }) else {
      preconditionFailure("there is no nib called \(name) in \(module)")
    }
    make = nib
    super.init()
  }

  /// Makes the objects and connects them, then calls `awakeFromNib()` of each.
  /// - Returns: the objects at the top of the file, without its owner.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    make(ownerOrNil)
  }
}

extension Bundle {
  /// Makes the objects of a nib and connects them with their owner.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, file: String = #fileID
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, file: file).instantiate(withOwner: owner, options: options)
  }
}
