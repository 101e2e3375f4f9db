import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of what people can look up about their account. */
export const recordStrings = defineStrings('mailbox-records', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the records. */
export type SayRecord = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
