import type { Locale } from '@mailroom/core'
import { en, type LinkWords } from './en'
import { zhHans } from './zh-hans'
import { zhTw } from './zh-tw'

const words: Readonly<Record<Locale, LinkWords>> = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }
const formats: Readonly<Record<Locale, string>> = { en: 'en-GB', 'zh-hans': 'zh-CN', 'zh-tw': 'zh-TW' }

/** The words of a language, and its way to write a day. @param timeZone IANA name */
export const linkWords = (locale: Locale, timeZone: string) => ({
  words: words[locale],
  day: (at: number): string =>
    new Intl.DateTimeFormat(formats[locale], { dateStyle: 'long', timeZone }).format(at),
})
