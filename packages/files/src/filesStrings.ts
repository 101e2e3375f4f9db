import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the file center. */
export const filesStrings = defineStrings('files', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the file center. */
export type SayFiles = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
