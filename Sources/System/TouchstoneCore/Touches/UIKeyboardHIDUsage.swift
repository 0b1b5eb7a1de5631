/// Keys by their usage on the keyboard page of the USB HID usage tables.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// More keys are down than the keyboard can report.
  case keyboardErrorRollOver = 1
  /// The keyboard failed its own test.
  case keyboardPOSTFail = 2
  /// An error that the keyboard does not name.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1 above the letters.
  case keyboard1 = 30
  /// The key 2 above the letters.
  case keyboard2 = 31
  /// The key 3 above the letters.
  case keyboard3 = 32
  /// The key 4 above the letters.
  case keyboard4 = 33
  /// The key 5 above the letters.
  case keyboard5 = 34
  /// The key 6 above the letters.
  case keyboard6 = 35
  /// The key 7 above the letters.
  case keyboard7 = 36
  /// The key 8 above the letters.
  case keyboard8 = 37
  /// The key 9 above the letters.
  case keyboard9 = 38
  /// The key 0 above the letters.
  case keyboard0 = 39
  /// The key “return or enter”.
  case keyboardReturnOrEnter = 40
  /// The key “escape”.
  case keyboardEscape = 41
  /// The key “delete or backspace”.
  case keyboardDeleteOrBackspace = 42
  /// The key “tab”.
  case keyboardTab = 43
  /// The key “spacebar”.
  case keyboardSpacebar = 44
  /// The key “hyphen”.
  case keyboardHyphen = 45
  /// The key “equal sign”.
  case keyboardEqualSign = 46
  /// The key “open bracket”.
  case keyboardOpenBracket = 47
  /// The key “close bracket”.
  case keyboardCloseBracket = 48
  /// The key “backslash”.
  case keyboardBackslash = 49
  /// The key “pound”, beside return on keyboards that are not US ones.
  case keyboardNonUSPound = 50
  /// The key “semicolon”.
  case keyboardSemicolon = 51
  /// The key “quote”.
  case keyboardQuote = 52
  /// The key “grave accent and tilde”.
  case keyboardGraveAccentAndTilde = 53
  /// The key “comma”.
  case keyboardComma = 54
  /// The key “period”.
  case keyboardPeriod = 55
  /// The key “slash”.
  case keyboardSlash = 56
  /// The key “caps lock”.
  case keyboardCapsLock = 57
  /// The function key F1.
  case keyboardF1 = 58
  /// The function key F2.
  case keyboardF2 = 59
  /// The function key F3.
  case keyboardF3 = 60
  /// The function key F4.
  case keyboardF4 = 61
  /// The function key F5.
  case keyboardF5 = 62
  /// The function key F6.
  case keyboardF6 = 63
  /// The function key F7.
  case keyboardF7 = 64
  /// The function key F8.
  case keyboardF8 = 65
  /// The function key F9.
  case keyboardF9 = 66
  /// The function key F10.
  case keyboardF10 = 67
  /// The function key F11.
  case keyboardF11 = 68
  /// The function key F12.
  case keyboardF12 = 69
  /// The key “print screen”.
  case keyboardPrintScreen = 70
  /// The key “scroll lock”.
  case keyboardScrollLock = 71
  /// The key “pause”.
  case keyboardPause = 72
  /// The key “insert”.
  case keyboardInsert = 73
  /// The key “home”.
  case keyboardHome = 74
  /// The key “page up”.
  case keyboardPageUp = 75
  /// The key “delete forward”.
  case keyboardDeleteForward = 76
  /// The key “end”.
  case keyboardEnd = 77
  /// The key “page down”.
  case keyboardPageDown = 78
  /// The key “right arrow”.
  case keyboardRightArrow = 79
  /// The key “left arrow”.
  case keyboardLeftArrow = 80
  /// The key “down arrow”.
  case keyboardDownArrow = 81
  /// The key “up arrow”.
  case keyboardUpArrow = 82
  /// “num lock” on the numeric pad.
  case keypadNumLock = 83
  /// “slash” on the numeric pad.
  case keypadSlash = 84
  /// “asterisk” on the numeric pad.
  case keypadAsterisk = 85
  /// “hyphen” on the numeric pad.
  case keypadHyphen = 86
  /// “plus” on the numeric pad.
  case keypadPlus = 87
  /// “enter” on the numeric pad.
  case keypadEnter = 88
  /// 1 on the numeric pad.
  case keypad1 = 89
  /// 2 on the numeric pad.
  case keypad2 = 90
  /// 3 on the numeric pad.
  case keypad3 = 91
  /// 4 on the numeric pad.
  case keypad4 = 92
  /// 5 on the numeric pad.
  case keypad5 = 93
  /// 6 on the numeric pad.
  case keypad6 = 94
  /// 7 on the numeric pad.
  case keypad7 = 95
  /// 8 on the numeric pad.
  case keypad8 = 96
  /// 9 on the numeric pad.
  case keypad9 = 97
  /// 0 on the numeric pad.
  case keypad0 = 98
  /// “period” on the numeric pad.
  case keypadPeriod = 99
  /// The key “backslash”, beside the left shift on keyboards that are not US ones.
  case keyboardNonUSBackslash = 100
  /// The key “application”.
  case keyboardApplication = 101
  /// The key “power”.
  case keyboardPower = 102
  /// “equal sign” on the numeric pad.
  case keypadEqualSign = 103
  /// The function key F13.
  case keyboardF13 = 104
  /// The function key F14.
  case keyboardF14 = 105
  /// The function key F15.
  case keyboardF15 = 106
  /// The function key F16.
  case keyboardF16 = 107
  /// The function key F17.
  case keyboardF17 = 108
  /// The function key F18.
  case keyboardF18 = 109
  /// The function key F19.
  case keyboardF19 = 110
  /// The function key F20.
  case keyboardF20 = 111
  /// The function key F21.
  case keyboardF21 = 112
  /// The function key F22.
  case keyboardF22 = 113
  /// The function key F23.
  case keyboardF23 = 114
  /// The function key F24.
  case keyboardF24 = 115
  /// The key “execute”.
  case keyboardExecute = 116
  /// The key “help”.
  case keyboardHelp = 117
  /// The key “menu”.
  case keyboardMenu = 118
  /// The key “select”.
  case keyboardSelect = 119
  /// The key “stop”.
  case keyboardStop = 120
  /// The key “again”.
  case keyboardAgain = 121
  /// The key “undo”.
  case keyboardUndo = 122
  /// The key “cut”.
  case keyboardCut = 123
  /// The key “copy”.
  case keyboardCopy = 124
  /// The key “paste”.
  case keyboardPaste = 125
  /// The key “find”.
  case keyboardFind = 126
  /// The key “mute”.
  case keyboardMute = 127
  /// The key “volume up”.
  case keyboardVolumeUp = 128
  /// The key “volume down”.
  case keyboardVolumeDown = 129
  /// The locking key “caps lock”.
  case keyboardLockingCapsLock = 130
  /// The locking key “num lock”.
  case keyboardLockingNumLock = 131
  /// The locking key “scroll lock”.
  case keyboardLockingScrollLock = 132
  /// The key “,” of the keypad.
  case keypadComma = 133
  /// The key “=” of an AS/400 keypad.
  case keypadEqualSignAS400 = 134
  /// International key 1.
  case keyboardInternational1 = 135
  /// International key 2.
  case keyboardInternational2 = 136
  /// International key 3.
  case keyboardInternational3 = 137
  /// International key 4.
  case keyboardInternational4 = 138
  /// International key 5.
  case keyboardInternational5 = 139
  /// International key 6.
  case keyboardInternational6 = 140
  /// International key 7.
  case keyboardInternational7 = 141
  /// International key 8.
  case keyboardInternational8 = 142
  /// International key 9.
  case keyboardInternational9 = 143
  /// Language key 1.
  case keyboardLANG1 = 144
  /// Language key 2.
  case keyboardLANG2 = 145
  /// Language key 3.
  case keyboardLANG3 = 146
  /// Language key 4.
  case keyboardLANG4 = 147
  /// Language key 5.
  case keyboardLANG5 = 148
  /// Language key 6.
  case keyboardLANG6 = 149
  /// Language key 7.
  case keyboardLANG7 = 150
  /// Language key 8.
  case keyboardLANG8 = 151
  /// Language key 9.
  case keyboardLANG9 = 152
  /// The key “alternate erase”.
  case keyboardAlternateErase = 153
  /// The key “system request”.
  case keyboardSysReqOrAttention = 154
  /// The key “cancel”.
  case keyboardCancel = 155
  /// The key “clear”.
  case keyboardClear = 156
  /// The key “prior”.
  case keyboardPrior = 157
  /// The key “return”.
  case keyboardReturn = 158
  /// The key “separator”.
  case keyboardSeparator = 159
  /// The key “out”.
  case keyboardOut = 160
  /// The key “oper”.
  case keyboardOper = 161
  /// The key “clear or again”.
  case keyboardClearOrAgain = 162
  /// The key “select or properties”.
  case keyboardCrSelOrProps = 163
  /// The key “extended select”.
  case keyboardExSel = 164
  /// The key “left control”.
  case keyboardLeftControl = 224
  /// The key “left shift”.
  case keyboardLeftShift = 225
  /// The key “left alt”.
  case keyboardLeftAlt = 226
  /// The key “left command”.
  case keyboardLeftGUI = 227
  /// The key “right control”.
  case keyboardRightControl = 228
  /// The key “right shift”.
  case keyboardRightShift = 229
  /// The key “right alt”.
  case keyboardRightAlt = 230
  /// The key “right command”.
  case keyboardRightGUI = 231

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A key that is reserved.
  case keyboard_Reserved = 65535

  /// The key that turns Hangul on and off.
  public static var keyboardHangul: Self { .keyboardLANG1 }
  /// The key that turns Hanja on and off.
  public static var keyboardHanja: Self { .keyboardLANG2 }
  /// The key “kana”.
  public static var keyboardKanaSwitch: Self { .keyboardLANG1 }
  /// The key “alphanumeric”.
  public static var keyboardAlphanumericSwitch: Self { .keyboardLANG2 }
  /// The key “katakana”.
  public static var keyboardKatakana: Self { .keyboardLANG3 }
  /// The key “hiragana”.
  public static var keyboardHiragana: Self { .keyboardLANG4 }
  /// The key “zenkaku, hankaku, kanji”.
  public static var keyboardZenkakuHankakuKanji: Self { .keyboardLANG5 }
}
