import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the composer. */
export const composeStrings = defineStrings('composer', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the composer. */
export type SayComposer = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
