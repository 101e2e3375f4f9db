import { defineStrings } from '@mailroom/react'

/** The words of previews. */
export const previewStrings = defineStrings('previews', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
