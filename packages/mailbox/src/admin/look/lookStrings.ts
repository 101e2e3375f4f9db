import { defineStrings } from '@mailroom/react'

/** The words of what people see. */
export const lookStrings = defineStrings('mailbox-admin-look', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
