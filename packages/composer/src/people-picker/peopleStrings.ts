import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the address book; they come with it. */
export const peopleStrings = defineStrings('composer-people', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the address book. */
export type SayPeople = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
