import { defineStrings } from '@mailroom/react'

/** The words of notes about mails. */
export const remarkStrings = defineStrings('mail-remarks', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
