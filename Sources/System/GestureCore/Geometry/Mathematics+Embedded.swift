#if hasFeature(Embedded)
  // C's mathematics. A program that links an Embedded build provides it; otherwise Foundation does.

  @_extern(c, "sin") func sin(_ angle: Double) -> Double
  @_extern(c, "cos") func cos(_ angle: Double) -> Double
  @_extern(c, "atan2") func atan2(_ y: Double, _ x: Double) -> Double
  @_extern(c, "hypot") @usableFromInline func hypot(_ x: Double, _ y: Double) -> Double
  @_extern(c, "exp") func exp(_ power: Double) -> Double
  @_extern(c, "expm1") func expm1(_ power: Double) -> Double
  @_extern(c, "log") func log(_ value: Double) -> Double
  @_extern(c, "log1p") func log1p(_ value: Double) -> Double
#endif
