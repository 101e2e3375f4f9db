import { defineStrings } from '@mailroom/react'

/** The words of new events. */
export const eventStrings = defineStrings('event', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
