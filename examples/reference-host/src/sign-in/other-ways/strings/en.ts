/** Words of the ways to sign in beside the password. */
const en = {
  group: 'Other ways to sign in',
  or: 'or',
  oidc: 'Single sign-on',
  named: 'Sign in with {{name}}',
  wechat: 'Sign in with WeChat',
  secondPasskey: 'Use a passkey',
  signingOn: 'Signing in…',
  ssl: 'SSL secure sign-in',
  stopped: 'No passkey was used',
}

export type OtherWayStrings = typeof en
export default en
