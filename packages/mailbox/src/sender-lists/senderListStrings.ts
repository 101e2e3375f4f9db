import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the lists of senders. */
export const senderListStrings = defineStrings('mailbox-sender-lists', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the lists of senders. */
export type SaySenders = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
