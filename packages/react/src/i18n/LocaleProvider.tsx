import type { Locale } from '@mailroom/core'
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Dictionary, type Words } from './Dictionary'
import { I18nContext } from './i18nContext'
import { languageTag } from './languageTag'
import { useBrowserLocale } from './useBrowserLocale'

export interface LocaleProviderProps {
  /** The language to speak. @default the browser's */
  locale?: Locale
  onLocaleChange?: (locale: Locale) => void
  words?: Words
  children: ReactNode
}

/** Gives the tree below its own language and words, apart from any other provider's. @source EM-02, IX-01 */
export function LocaleProvider({ locale: given, onLocaleChange, words, children }: LocaleProviderProps) {
  const [wish, setLocale] = useLocaleWish(given, onLocaleChange)
  // Deferred: while a language is being fetched the page stays as it is, in the old one.
  const locale = useDeferredValue(wish)
  const dictionary = useDictionary(words)
  useEffect(() => void dictionary.i18n.changeLanguage(languageTag(locale)), [dictionary, locale])

  const value = useMemo(() => ({ dictionary, locale, setLocale }), [dictionary, locale, setLocale])
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}

/** The reader's choice holds until the host gives another language. */
function useLocaleWish(given: Locale | undefined, onLocaleChange: LocaleProviderProps['onLocaleChange']) {
  const browser = useBrowserLocale()
  const [choice, setChoice] = useState<{ given?: Locale; chosen?: Locale }>({ given })
  if (choice.given !== given) setChoice({ given })
  const setLocale = useCallback(
    (locale: Locale) => {
      setChoice((before) => ({ ...before, chosen: locale }))
      onLocaleChange?.(locale)
    },
    [onLocaleChange],
  )
  return [choice.chosen ?? given ?? browser, setLocale] as const
}

/** A new dictionary when the content of the integrator's words changes, not with every new object. */
function useDictionary(words: Words | undefined): Dictionary {
  const content = JSON.stringify(words ?? {})
  return useMemo(() => new Dictionary(JSON.parse(content) as Words), [content])
}
