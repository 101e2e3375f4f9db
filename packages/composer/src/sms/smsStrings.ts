import { defineStrings } from '@mailroom/react'

/** The words of the window that asks for mobile numbers; they come with it. */
export const smsStrings = defineStrings('composer-sms', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
