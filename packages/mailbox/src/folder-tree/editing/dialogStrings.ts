import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the dialogs about folders. */
export const dialogStrings = defineStrings('mailbox-folder-dialogs', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of these dialogs. */
export type SayDialog = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
