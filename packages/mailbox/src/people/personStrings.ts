import { defineStrings } from '@mailroom/react'

/** The words of the card about somebody. */
export const personStrings = defineStrings('mail-people', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
