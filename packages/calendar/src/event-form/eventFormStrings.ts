import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the form of an event. */
export const eventFormStrings = defineStrings('event-form', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the form of an event. */
export type SayEventForm = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
