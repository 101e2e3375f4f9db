import { defineStrings } from '@mailroom/react'

/** The words of what is done to mails beyond marking and moving them. */
export const actStrings = defineStrings('mail-acts', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
