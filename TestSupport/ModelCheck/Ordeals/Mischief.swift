/// What code of a client's does at the worst moment.
package enum Mischief: String, CaseIterable {
  // The tree.
  case removeView, removeSuperview, replaceView, moveView, moveToOtherWindow, shuffleTree
  case addViewBelowFinger, flattenView, freezeView
  // The window and the scene.
  case removeWindow, hideWindow, raiseWindow, deactivateScene, present, presentAndDismiss
  // Recognizers.
  case removeVictim, removeItself, removeAll, replaceList, moveToSuperview, addRecognizers
  case disableVictim, disableItself, disableAndEnable, requireEachOther, requireLate
  case becomeBegan, becomeChanged, becomeEnded, becomeFailed, becomeCancelled, becomePossible
  case ignoreTouches, turnOptions
  // Coming in again.
  case sendEventAgain, sendThroughApplication, forwardTouches, receiveMove, receiveLift
  case receiveCancellation, receiveInterruption, receiveNonsense, receiveNewFinger
  // Time.
  case sleepSecond, passSecond, schedule
  // The last reference.
  case dropTarget, dropDelegate, dropVictim, dropView, dropWindow, dropScene
}
