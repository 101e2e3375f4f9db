import { defineStrings } from '@mailroom/react'

/** The words of the record. */
export const auditStrings = defineStrings('mailbox-admin-audit', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
