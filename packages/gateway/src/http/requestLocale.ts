import { type Locale, locales } from '@mailroom/core'

/**
 * The language of an answer: `X-Mailroom-Lang` as the client has chosen, else the first language of
 * `Accept-Language` that we speak, else English.
 *
 * @source ER-01, RFC 9110 12.5.4
 */
export function requestLocale(headers: Headers): Locale {
  const chosen = headers.get('x-mailroom-lang')?.toLowerCase()
  const known = locales.find((locale) => locale === chosen)
  if (known) return known
  for (const entry of (headers.get('accept-language') ?? '').slice(0, 200).split(',')) {
    const locale = localeOf(entry.split(';')[0]!.trim().toLowerCase())
    if (locale) return locale
  }
  return 'en'
}

function localeOf(tag: string): Locale | undefined {
  if (/^zh-(tw|hk|mo|hant)\b/.test(tag)) return 'zh-tw'
  if (/^zh\b/.test(tag)) return 'zh-hans'
  return /^en\b/.test(tag) ? 'en' : undefined
}
