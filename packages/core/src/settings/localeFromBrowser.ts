import { defaultLocale, type Locale } from './Settings'

/**
 * The language to begin in: traditional Chinese where it is written, English for English, else simplified Chinese.
 *
 * @param languages BCP 47 names in the browser's order, as in `navigator.languages`; the first known one decides
 * @source SH-03
 */
export function localeFromBrowser(languages: readonly string[]): Locale {
  for (const language of languages) {
    const name = language.toLowerCase()
    if (/^zh-(tw|hk|mo|hant)\b/.test(name)) return 'zh-tw'
    if (/^zh\b/.test(name)) return 'zh-hans'
    if (/^en\b/.test(name)) return 'en'
  }
  return defaultLocale
}
