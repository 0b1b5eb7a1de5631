// Swift Testing looks for a module of this name beside a module named `CoreGraphics`; it may be empty.
