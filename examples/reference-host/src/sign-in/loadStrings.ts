import type { Locale } from '@mailroom/core'
import type { SignInStrings } from './strings/en'

const loaders: Record<Locale, () => Promise<{ default: SignInStrings }>> = {
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
  en: () => import('./strings/en'),
}

/** Says a sentence of the sign-in page, its named places filled in. */
export type Say = (key: keyof SignInStrings, values?: Record<string, string | number>) => string

/** The words of the sign-in page in one language. */
export async function loadStrings(locale: Locale): Promise<Say> {
  const { default: strings } = await loaders[locale]()
  return (key, values = {}) =>
    strings[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
