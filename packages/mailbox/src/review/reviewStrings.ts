import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of reviewing. */
export const reviewStrings = defineStrings('mailbox-review', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of reviewing. */
export type SayReview = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
