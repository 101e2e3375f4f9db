import type { Locale } from '@mailroom/core'

const tags: Readonly<Record<Locale, string>> = { 'zh-hans': 'zh-Hans', 'zh-tw': 'zh-Hant', en: 'en' }

/** The language as BCP 47 has it, for the `lang` attribute and for plural rules. @source IX-01 */
export const languageTag = (locale: Locale): string => tags[locale]
