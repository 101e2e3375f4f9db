import { defineStrings } from '@mailroom/react'

/** The words of the rules of review. */
export const ruleStrings = defineStrings('mailbox-admin-rules', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
