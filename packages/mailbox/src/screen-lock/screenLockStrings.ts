import { defineStrings } from '@mailroom/react'

/** The words of the lock on the screen. */
export const screenLockStrings = defineStrings('mailbox-screen-lock', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
