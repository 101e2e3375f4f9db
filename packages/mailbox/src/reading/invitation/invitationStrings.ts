import { defineStrings } from '@mailroom/react'

/** The words of invitations. */
export const invitationStrings = defineStrings('invitation', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})
