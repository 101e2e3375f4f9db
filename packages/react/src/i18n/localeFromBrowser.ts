import type { Locale } from '@mailroom/core'

/**
 * The language to begin with: the first of the reader's languages that we speak, else simplified Chinese.
 *
 * @param languages as `navigator.languages` has them, best first
 * @source SH-03
 */
export function localeFromBrowser(languages: readonly string[]): Locale {
  for (const language of languages) {
    const tag = language.toLowerCase()
    if (/^zh-(tw|hk|mo|hant)\b/.test(tag)) return 'zh-tw'
    if (/^zh\b/.test(tag)) return 'zh-hans'
    if (/^en\b/.test(tag)) return 'en'
  }
  return 'zh-hans'
}
