import type { Locale } from '@mailroom/core'
import en, { type SignInStrings } from './strings/en'
import zhHans from './strings/zh-hans'
import zhTw from './strings/zh-tw'

/** All are there with the page, which would wait for a file of one longer than for these few lines. */
const languages: Record<Locale, SignInStrings> = { 'zh-hans': zhHans, 'zh-tw': zhTw, en }

/** Says a sentence of the sign-in page, its named places filled in. */
export type Say = (key: keyof SignInStrings, values?: Record<string, string | number>) => string

/** The words of the sign-in page in one language. */
export function signInWords(locale: Locale): Say {
  const strings = languages[locale]
  return (key, values = {}) =>
    strings[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
