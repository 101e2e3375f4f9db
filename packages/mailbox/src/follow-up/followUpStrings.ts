import { defineStrings } from '@mailroom/react'

/** The words of reminders. */
export const followUpStrings = defineStrings('mail-follow-up', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
