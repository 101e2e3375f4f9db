import { defineStrings } from '@mailroom/react'

/** The words about what came of a mail. */
export const outcomeStrings = defineStrings('mailbox-outcome', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
