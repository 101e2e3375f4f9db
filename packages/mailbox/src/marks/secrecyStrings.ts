import { defineStrings } from '@mailroom/react'

/** The words for how secret a mail is. */
export const secrecyStrings = defineStrings('secrecy', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
