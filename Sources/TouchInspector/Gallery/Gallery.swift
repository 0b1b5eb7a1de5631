import Touchstone

/// The scenes that the playground knows.
public enum Gallery {
  public static var all: [Example] { recognizers + controls + transitions + scrolling + conflicts }
}
