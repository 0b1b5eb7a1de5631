// Swift Testing looks for a module of this name beside a module named `UIKit`; it may be empty.
