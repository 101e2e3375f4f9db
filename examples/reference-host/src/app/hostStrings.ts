import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the host itself. */
export const hostStrings = defineStrings('host', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the host. */
export type SayHost = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
