import { defineStrings } from '@mailroom/react'

/** The words of who the reader is, and of closing the account. */
export const profileStrings = defineStrings('mailbox-profile', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
