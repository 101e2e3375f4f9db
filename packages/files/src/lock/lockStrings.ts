import { defineStrings } from '@mailroom/react'

/** The words of the window for a lock password. */
export const lockStrings = defineStrings('files-lock', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
