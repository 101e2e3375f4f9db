import { defineStrings } from '@mailroom/react'

/** The words about calling sent mails back. */
export const undoSendStrings = defineStrings('mailbox-undo-send', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
