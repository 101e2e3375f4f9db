import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of files that are shared. */
export const shareStrings = defineStrings('files-shares', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of shared files. */
export type SayShares = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
