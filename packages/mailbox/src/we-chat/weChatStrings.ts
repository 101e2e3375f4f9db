import { defineStrings } from '@mailroom/react'

/** The words of the page about WeChat. */
export const weChatStrings = defineStrings('mailbox-we-chat', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
