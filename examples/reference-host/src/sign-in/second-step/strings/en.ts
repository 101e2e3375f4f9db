/** Words of the second step. */
const en = {
  heading: 'Two-step sign-in',
  code: 'Code',
  hint: 'Enter the code that your authenticator app shows, or one of your backup codes.',
  sendCode: 'Send a code by SMS to the number ending in {{end}}',
  sending: 'Sending…',
  sent: 'A code was sent. It is good for five minutes.',
  hintSms: 'Have a code sent to your phone, or enter one of your backup codes.',
  codeMissing: 'Please enter the code',
  firstStep: 'Back to the password',
}

export type SecondStepStrings = typeof en
export default en
