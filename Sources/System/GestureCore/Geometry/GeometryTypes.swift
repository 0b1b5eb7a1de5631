// The types of points and lengths come from Foundation, which every module above imports. An Embedded
// build has no Foundation, so the files beside this one declare the types. Other files of this module
// import Foundation for C's mathematics only.
#if !hasFeature(Embedded)
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
  @_exported import typealias Foundation.TimeInterval
#endif
