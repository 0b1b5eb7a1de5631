import Touchstone

extension GestureTuning {
  /// Reads the constants in a scene file; the others have default values.
  init(_ field: SceneField) throws(SceneError) {
    self.init()
    let fields = try field.fields(known: TuningConstant.all.map(\.name))
    for constant in TuningConstant.all {
      if let value = try fields[constant.name]?.number(atLeast: constant.least) {
        constant.write(&self, value)
      }
    }
  }

  /// The constant of that name; `nil` if there is none.
  subscript(name: String) -> Double? {
    get { TuningConstant.named(name)?.read(self) }
    set {
      if let newValue { TuningConstant.named(name)?.write(&self, newValue) }
    }
  }

  /// The constants that differ from the defaults, for a scene file.
  var object: [String: Double] {
    let plain = GestureTuning()
    let changed = TuningConstant.all.filter { $0.read(self) != $0.read(plain) }
    return Dictionary(uniqueKeysWithValues: changed.map { ($0.name, $0.read(self)) })
  }
}
