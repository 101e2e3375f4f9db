import { defineStrings } from '@mailroom/react'

/** The words of the accounts. */
export const accountStrings = defineStrings('mailbox-admin-accounts', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
