import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the home page. */
export const homeStrings = defineStrings('mailbox-home', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the home page. */
export type SayHome = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
