import { defineStrings } from '@mailroom/react'

/** The words of an open mail. */
export const readingStrings = defineStrings('reading', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
