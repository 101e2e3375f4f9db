import { defineStrings } from '@mailroom/react'

/** The words of the signatures. */
export const signatureStrings = defineStrings('mailbox-signatures', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
