import type { Locale } from '@mailroom/core'
import { createContext } from 'react'
import type { Dictionary } from './Dictionary'
import { useProvided } from '../provider/useProvided'

/** What the provider says about language. */
export interface I18nContextValue {
  readonly dictionary: Dictionary
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
}

/** Language and words of the provider. */
export const I18nContext = createContext<I18nContextValue | undefined>(undefined)

/** The provider's language and words. */
export const useI18n = (): I18nContextValue =>
  useProvided(I18nContext, 'useTranslation', 'it has no language to speak')
