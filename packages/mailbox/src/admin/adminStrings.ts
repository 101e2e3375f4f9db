import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the administration. */
export const adminStrings = defineStrings('mailbox-admin', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the administration. */
export type SayAdmin = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
