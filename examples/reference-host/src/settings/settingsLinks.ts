/** The pages of settings in their order, each with the word for it. */
export const settingsLinks = [
  ['user', 'userPage'],
  ['skin', 'skinPage'],
  ['param', 'paramPage'],
  ['template', 'templatePage'],
  ['signature', 'signaturePage'],
  ['tag', 'tagPage'],
  ['password', 'passwordPage'],
  ['twofactor', 'twoFactorPage'],
  ['certificate', 'certificatePage'],
  ['blacklist', 'sendersPage'],
  ['relatelist', 'delegatesPage'],
  ['accountcancel', 'closingPage'],
] as const
