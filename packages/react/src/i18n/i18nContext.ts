import type { Locale } from '@mailroom/core'
import { createContext, useContext } from 'react'
import type { Dictionary } from './Dictionary'

/** What the provider says about language. */
export interface I18nContextValue {
  readonly dictionary: Dictionary
  readonly locale: Locale
  readonly setLocale: (locale: Locale) => void
}

/** Language and words of the provider. */
export const I18nContext = createContext<I18nContextValue | undefined>(undefined)

/** The provider's language and words. */
export function useI18n(): I18nContextValue {
  const context = useContext(I18nContext)
  if (!context) {
    throw new Error(
      'useTranslation was called outside MailroomProvider, so it has no language to speak. ' +
        'Wrap the tree in <MailroomProvider adapter={...}>.',
    )
  }
  return context
}
