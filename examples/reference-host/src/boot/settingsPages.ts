import type { SettingsPage } from '@mailroom/core'

/** The settings pages that this host shows. */
export const settingsPages: readonly SettingsPage[] = [
  'user',
  'skin',
  'param',
  'template',
  'signature',
  'password',
  'twofactor',
  'certificate',
  'blacklist',
  'whitelist',
  'picturesender',
  'relatelist',
  'accountcancel',
  'tag',
  'calendar',
]
