import { defineStrings } from '@mailroom/react'

/** The words about sending all open mails; they come with the strip of tabs. */
export const togetherStrings = defineStrings('mailbox-sending-together', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
