import { defineStrings } from '@mailroom/react'

/** The words of the lists of senders. */
export const senderListStrings = defineStrings('mailbox-sender-lists', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
