import { defineStrings } from '@mailroom/react'

/** The words of the app center. */
export const appStrings = defineStrings('host-apps', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
