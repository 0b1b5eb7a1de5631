// Empty: `import UIKit.UIGestureRecognizerSubclass` needs the submodule, the subclassing surface is Swift.
