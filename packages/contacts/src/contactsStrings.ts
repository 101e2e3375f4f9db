import { defineStrings, type CommonStrings, type StringKey, type Translate } from '@mailroom/react'
import type en from './strings/en'

/** The words of the contacts. */
export const contactsStrings = defineStrings('contacts', {
  en: () => import('./strings/en'),
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
})

/** Says a sentence of the contacts. */
export type SayContacts = Translate<StringKey<typeof en> | StringKey<CommonStrings>>
