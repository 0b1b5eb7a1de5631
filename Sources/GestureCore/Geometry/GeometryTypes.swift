// Where the types of points and lengths come from: Foundation, which everything above has anyway, or the
// files beside this one in an Embedded build, which has no Foundation. Nothing else in this module needs
// Foundation but C's mathematics, in the files that import it for that.
#if !hasFeature(Embedded)
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
  @_exported import typealias Foundation.TimeInterval
#endif
