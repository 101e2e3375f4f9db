export default {
  signOutFailed: 'Signing out did not work',
  signOutAsk: 'Sign out now?',
  signOutText: 'Save messages you are still writing as drafts first, or they may be lost.',
  sessionEnded: 'Session expired, please log in again',
  signInAgain: 'Sign in',
  notFoundTitle: '404 page not found',
  toMailbox: 'Go to the mailbox',
}
