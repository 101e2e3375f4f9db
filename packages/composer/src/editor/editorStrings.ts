import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the editor's own tools; they come with the editor. */
export const editorStrings = defineStrings('composer-editor', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the editor's tools. */
export type SayEditor = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
