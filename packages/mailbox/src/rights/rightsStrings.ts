import { defineStrings } from '@mailroom/react'

/** Why something cannot be done in the mailbox of somebody else. */
export const rightsStrings = defineStrings('mailbox-rights', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
