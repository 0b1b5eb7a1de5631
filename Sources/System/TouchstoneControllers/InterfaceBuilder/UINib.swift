import Foundation

/// The objects of a `.xib` file, which can be made any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of the options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects for the external references in the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let make: InterfaceTable.Nib

  /// - Parameters:
  ///   - name: The name of the file, without `.xib`; a missing file ends the program, as on iOS.
  ///   - bundleOrNil: Ignored: the nibs of a target are in its code.
  ///   - file: Identifies the target.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, file: String = #fileID) {
    let module = PortedModule.module(of: file)
    guard let nib = InterfaceTable.first(for: module, { $0.nib(named: name) }) else {
      preconditionFailure("there is no nib called \(name) in \(module)")
    }
    make = nib
    super.init()
  }

  /// Makes the objects, connects them, and calls `awakeFromNib()` of each.
  /// - Returns: The top-level objects of the file, without its owner.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    make(ownerOrNil)
  }
  nonisolated deinit {}
}

extension Bundle {
  /// Makes the objects of a nib and connects them to their owner.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, file: String = #fileID
  ) -> [Any]? {
    UINib(nibName: name, bundle: self, file: file).instantiate(withOwner: owner, options: options)
  }
}
