import { defineStrings } from '@mailroom/react'

/** The words of the host itself. */
export const hostStrings = defineStrings('host', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
