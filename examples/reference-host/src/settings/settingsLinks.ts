import { useAdapter } from '@mailroom/react'

/** The pages in their order, each with the word for it. */
const settingsLinks = [
  ['user', 'userPage'],
  ['skin', 'skinPage'],
  ['param', 'paramPage'],
  ['template', 'templatePage'],
  ['signature', 'signaturePage'],
  ['tag', 'tagPage'],
  ['calendar', 'calendarPage'],
  ['password', 'passwordPage'],
  ['twofactor', 'twoFactorPage'],
  ['certificate', 'certificatePage'],
  ['blacklist', 'sendersPage'],
  ['relatelist', 'delegatesPage'],
  ['accountcancel', 'closingPage'],
] as const

/** The pages of settings that there are, in their order, each with the word for it. */
export function useSettingsLinks() {
  const { calendar } = useAdapter()
  return settingsLinks.filter(([page]) => page !== 'calendar' || calendar)
}
