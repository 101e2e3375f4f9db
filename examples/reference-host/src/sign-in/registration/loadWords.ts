import type { Locale } from '@mailroom/core'
import type { RegistrationStrings } from './strings/en'

const loaders: Record<Locale, () => Promise<{ default: RegistrationStrings }>> = {
  'zh-hans': () => import('./strings/zh-hans'),
  'zh-tw': () => import('./strings/zh-tw'),
  en: () => import('./strings/en'),
}

/** Says a sentence of the form for a new account, its named places filled in. */
export type SayRegistration = (
  key: keyof RegistrationStrings,
  values?: Record<string, string | number>,
) => string

/** The words of the form in one language. */
export async function loadWords(locale: Locale): Promise<SayRegistration> {
  const { default: words } = await loaders[locale]()
  return (key, values = {}) =>
    words[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
