import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of invitations. */
export const invitationStrings = defineStrings('invitation', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence about an invitation. */
export type SayInvitation = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
