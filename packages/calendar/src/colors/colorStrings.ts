import { defineStrings } from '@mailroom/react'

/** The names of the colours of calendars and events. */
export const colorStrings = defineStrings('calendar-colors', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
