import { commonNamespace } from '../i18n/Dictionary'
import { defineStrings } from '../i18n/defineStrings'
import type en from './en'

/** Keys of the words that all areas share. */
export type CommonStrings = typeof en

/** The words that all areas share; the provider waits for them before it shows anything. */
export const commonStrings = defineStrings(commonNamespace, {
  en: () => import('./en'),
  'zh-hans': () => import('./zh-hans'),
  'zh-tw': () => import('./zh-tw'),
})
