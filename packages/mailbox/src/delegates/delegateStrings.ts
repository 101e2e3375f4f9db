import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the page of delegates. */
export const delegateStrings = defineStrings('mailbox-delegates', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the page of delegates. */
export type SayDelegate = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
