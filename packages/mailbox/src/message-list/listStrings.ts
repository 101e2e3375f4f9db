import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the list. */
export const listStrings = defineStrings('mailbox-list', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the list. */
export type SayList = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
