import { defineStrings } from '@mailroom/react'

/** The words about how new mails begin. */
export const writingModeStrings = defineStrings('mailbox-writing-mode', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
