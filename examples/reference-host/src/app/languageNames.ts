import type { Locale } from '@mailroom/core'

/** Languages under their own names, the same in every language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'zh-hans': '简体中文',
  'zh-tw': '繁體中文',
  en: 'English',
}
