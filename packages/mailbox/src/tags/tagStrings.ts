import { defineStrings } from '@mailroom/react'

/** The words of making and changing tags. */
export const tagStrings = defineStrings('mail-tags', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
