export default {
  locked: 'Screen locked',
  lockedHint: 'Enter your mailbox password to go on.',
  password: 'Mailbox password',
  passwordRequired: 'Please enter your mailbox password.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  unlock: 'Unlock',
  signOut: 'Sign out',
  lockAsk: 'Lock the screen now?',
  lockText: 'Messages you are writing are saved as drafts. You will need your mailbox password to go on.',
  lock: 'Lock screen',
  wasAway: 'You were away for long, so you have been signed out. Please sign in again',
}
