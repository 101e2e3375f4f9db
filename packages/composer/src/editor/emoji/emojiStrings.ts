import { defineStrings } from '@mailroom/react'

/** Names of the emoji; they come when the picker is first opened. The words after a comma are for searching. */
export const emojiStrings = defineStrings('composer-emoji', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
