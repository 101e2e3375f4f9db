import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the window with the files of the disks; they come with it. */
export const onlineStrings = defineStrings('composer-online', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of that window. */
export type SayOnline = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
