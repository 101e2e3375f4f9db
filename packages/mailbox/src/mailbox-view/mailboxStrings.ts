import { defineStrings } from '@mailroom/react'

/** The words around list, tree and reading. */
export const mailboxStrings = defineStrings('mailbox', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
