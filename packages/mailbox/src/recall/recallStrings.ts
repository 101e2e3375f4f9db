import { defineStrings } from '@mailroom/react'

/** The words of asking sent mails back. */
export const recallStrings = defineStrings('mail-recall', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
