export default {
  signOutFailed: 'Signing out did not work',
  signOutAsk: 'Sign out now?',
  signOutText: 'Save messages you are still writing as drafts first, or they may be lost.',
  signOutOutbox_one:
    '{{count}} message still waits in the outbox for the connection. It will not be sent, and what you wrote is lost.',
  signOutOutbox_other:
    '{{count}} messages still wait in the outbox for the connection. They will not be sent, and what you wrote is lost.',
  sessionEnded: 'Session expired, please log in again',
  signInAgain: 'Sign in',
  newMailTitle_one: '{{count}} new message',
  newMailTitle_other: '{{count}} new messages',
  apps: 'All apps',
  help: 'Help',
  selfService: 'Self-service',
  administration: 'Administration',
  sharedMailboxes: 'Shared mailboxes',
  inMailboxOf: 'You are in the mailbox of {{name}}',
  shareEnded: 'This mailbox is not shared with you in the same way any more',
  toOwnMailbox: 'Back to my mailbox',
  notFoundTitle: '404 page not found',
  toMailbox: 'Go to the mailbox',
}
