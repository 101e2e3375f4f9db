import { defineStrings } from '@mailroom/react'

/** The words of packages on their way. */
export const downloadStrings = defineStrings('files-download', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
