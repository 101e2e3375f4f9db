import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of how calendars are shown. */
export const settingsStrings = defineStrings('calendar-settings', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says how calendars are shown. */
export type SaySettings = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
