import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of mails that have to be opened. */
export const sealedStrings = defineStrings('mailbox-sealed', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence about sealed mails. */
export type SaySealed = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
