import type { Locale } from '@mailroom/core'
import { en, type FileWords } from './en'
import { zhHans } from './zh-hans'
import { zhTw } from './zh-tw'

/** Heads of tables, by language. */
export const fileWords: Readonly<Record<Locale, FileWords>> = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }
