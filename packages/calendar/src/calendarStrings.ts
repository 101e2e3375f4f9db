import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the calendar. */
export const calendarStrings = defineStrings('calendar', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the calendar. */
export type SayCalendar = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
