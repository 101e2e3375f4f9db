import { defineStrings } from '@mailroom/react'

/** The words of what people ask for. */
export const approvalStrings = defineStrings('mailbox-admin-approvals', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
