import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of what is done with whole calendars. */
export const dialogStrings = defineStrings('calendar-dialogs', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of what is done with whole calendars. */
export type SayDialogs = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
