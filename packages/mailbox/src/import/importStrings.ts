import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of imported mail. */
export const importStrings = defineStrings('mailbox-import', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence about imported mail. */
export type SayImport = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
