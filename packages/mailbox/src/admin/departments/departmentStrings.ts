import { defineStrings } from '@mailroom/react'

/** The words of the departments. */
export const departmentStrings = defineStrings('mailbox-admin-departments', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
