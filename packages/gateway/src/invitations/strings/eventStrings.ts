import type { Locale } from '@mailroom/core'
import { en, type EventStrings } from './en'
import { zhHans } from './zh-hans'
import { zhTw } from './zh-tw'

/** Words of mails about events, in each language. */
export const eventStrings: Readonly<Record<Locale, EventStrings>> = { en, 'zh-hans': zhHans, 'zh-tw': zhTw }
