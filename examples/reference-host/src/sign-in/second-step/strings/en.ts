/** Words of the second step. */
const en = {
  heading: 'Two-step sign-in',
  code: 'Code',
  hint: 'Enter the code that your authenticator app shows, or one of your backup codes.',
  codeMissing: 'Please enter the code',
  firstStep: 'Back to the password',
}

export type SecondStepStrings = typeof en
export default en
