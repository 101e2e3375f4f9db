import { defineStrings } from '@mailroom/react'

/** The words of the administration. */
export const adminStrings = defineStrings('mailbox-admin', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
