import { defineStrings } from '@mailroom/react'

/** The words of the links of a sent mail; they come when there are some. */
export const linkStrings = defineStrings('reading-links', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
