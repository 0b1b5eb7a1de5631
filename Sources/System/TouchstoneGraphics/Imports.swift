// The geometry types that CoreGraphics has elsewhere. What comes in and the trace that goes out live in
// `TouchInput` and `TouchTrace`, so that `import UIKit` takes no words away from an app.
@_exported import struct GestureCore.CGAffineTransform
@_exported import struct GestureCore.CGAffineTransformComponents
@_exported import struct GestureCore.CGVector
