import { defineStrings } from '@mailroom/react'

/** The words of mails that are away for a while. */
export const snoozeStrings = defineStrings('mail-snooze', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
