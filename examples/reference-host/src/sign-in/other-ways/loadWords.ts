import type { Locale } from '@mailroom/core'
import type { OtherWayStrings } from './strings/en'

const loaders: Record<Locale, () => Promise<{ default: OtherWayStrings }>> = {
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
  en: () => import('./strings/en'),
}

/** The words of the ways beside the password. */
export const loadWords = async (locale: Locale): Promise<OtherWayStrings> => (await loaders[locale]()).default
