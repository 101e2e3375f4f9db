import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of files on their way. @internal */
export const uploadStrings = defineStrings('files-uploads', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of files on their way. */
export type SayUpload = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
