import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of changing the password. */
export const passwordStrings = defineStrings('mailbox-password', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of changing the password. */
export type SayPassword = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
