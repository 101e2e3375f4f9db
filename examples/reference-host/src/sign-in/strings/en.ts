const en = {
  heading: 'Sign in',
  username: 'Account or job number',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember my username',
  submit: 'Sign in',
  submitting: 'Signing in…',
  passkey: 'Sign in with a passkey',
  language: 'Language',
  claims: 'Stops more than {{spam}}% of spam and {{virus}}% of viruses',
  usernameMissing: 'Please enter your account or job number',
  usernameInvalid: 'Invalid username format, please enter a correct one',
  passwordMissing: 'Please enter your password',
  passwordTooLong: 'The password is too long to be sent',
  wrong: 'Wrong username or password',
  lockedSeconds: 'Too many attempts. Please wait {{seconds}} s and try again',
  lockedMinutes: 'Too many attempts. Please wait {{minutes}} min and try again',
  offline: 'The server cannot be reached. Check your network and try again',
  server: 'The server has a problem. Please try again in a moment',
  appFailed: 'The mailbox could not be loaded. Check your network and try again',
  capsLock: 'Caps Lock is on',
}

export type SignInStrings = typeof en
export default en
