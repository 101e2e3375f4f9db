import { defineStrings } from '@mailroom/react'

/** The words about new mail. */
export const newMailStrings = defineStrings('mailbox-new-mail', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
