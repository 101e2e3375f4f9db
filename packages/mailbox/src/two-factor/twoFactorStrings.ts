import { defineStrings } from '@mailroom/react'

/** The words of the page of the second step. */
export const twoFactorStrings = defineStrings('mailbox-two-factor', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
