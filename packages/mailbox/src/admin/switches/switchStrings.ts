import { defineStrings } from '@mailroom/react'

/** The words of what people may do. */
export const switchStrings = defineStrings('mailbox-admin-switches', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
