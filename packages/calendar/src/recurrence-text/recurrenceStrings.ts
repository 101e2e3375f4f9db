import { defineStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of how an event comes again. @internal */
export const recurrenceStrings = defineStrings('recurrence', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says how an event comes again. @internal */
export type SayRecurrence = Translate<StringKey<typeof en>>
