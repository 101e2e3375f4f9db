import type { Locale } from '@mailroom/core'
import { en, type Strings } from './en'
import { zhHans } from './zh-hans'
import { zhTw } from './zh-tw'

/** Meaning of a sentence. */
export type StringKey = keyof Strings

const byLocale: Readonly<Record<Locale, Strings>> = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }

/** The words of a language. */
export const stringsOf = (locale: Locale): Strings => byLocale[locale]

/** True when a text names a sentence rather than being one. */
export const isStringKey = (text: string): text is StringKey => Object.hasOwn(en, text)
