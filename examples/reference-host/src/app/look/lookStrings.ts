import { defineStrings } from '@mailroom/react'

/** Names of the looks: nobody reads them before they open a menu. */
export const lookStrings = defineStrings('host-look', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
