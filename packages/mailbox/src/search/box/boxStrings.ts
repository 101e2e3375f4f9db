import { defineStrings } from '@mailroom/react'

/** The words of the closed search box; those of searching come with its first use. */
export const boxStrings = defineStrings('mailbox-search-box', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
