import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the folder lock. */
export const lockStrings = defineStrings('mailbox-folder-lock', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the folder lock. */
export type SayLock = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
