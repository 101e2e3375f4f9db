import type { Locale } from '@mailroom/core'

const folders = { 'zh-hans': 'zh_hans', 'zh-tw': 'zh_hant', en: 'en' } as const

/** Where the help lies in a language. @source SH-13 */
export const helpAddress = (locale: Locale): string => `/help/${folders[locale]}/index.html`
