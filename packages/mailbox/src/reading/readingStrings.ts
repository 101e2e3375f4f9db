import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of an open mail. */
export const readingStrings = defineStrings('reading', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of an open mail. */
export type SayReading = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
