import { defineStrings } from '@mailroom/react'

/** Words of the host that nobody reads before the list is there. */
export const laterStrings = defineStrings('host-later', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
