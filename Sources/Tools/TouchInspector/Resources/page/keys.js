// Keys of the browser, by `KeyboardEvent.code`: their HID usages, and the presses of a remote that
// UIKit knows them by.

const row = (codes, first) => Object.fromEntries(codes.map((code, index) => [code, first + index]));
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `Key${letter}`);
const digits = [..."1234567890"].map((digit) => `Digit${digit}`);
const functionKeys = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);

export const keyUsages = {
  ...row(letters, 0x04),
  ...row(digits, 0x1e),
  ...row(["Enter", "Escape", "Backspace"], 0x28),
  ...row(["Space", "Minus", "Equal", "BracketLeft", "BracketRight", "Backslash"], 0x2c),
  ...row(["Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock"], 0x33),
  ...row(functionKeys, 0x3a),
  ...row(["Insert", "Home", "PageUp", "Delete", "End", "PageDown"], 0x49),
  ...row(["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"], 0x4f),
};

export const pressTypes = {
  ArrowUp: 0, ArrowDown: 1, ArrowLeft: 2, ArrowRight: 3, Enter: 4, Escape: 5, Space: 6,
  PageUp: 30, PageDown: 31,
};
