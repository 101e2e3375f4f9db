import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of searching. */
export const searchStrings = defineStrings('mailbox-search', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of searching. */
export type SaySearch = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
