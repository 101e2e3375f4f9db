import { useCallback } from 'react'
import { useTranslation as useReactTranslation } from 'react-i18next'
import { commonNamespace } from './Dictionary'
import { useI18n } from './i18nContext'
import { languageTag } from './languageTag'

/** Makes a sentence: a key, and the values for the places in it. `count` chooses the plural. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * The words of a namespace in the provider's language; what it lacks is looked for among the common ones. The words
 * must be there: the view that mounts the area calls `useStrings`.
 */
export function useTranslation(namespace: string = commonNamespace): { readonly t: Translate } {
  const { dictionary, locale } = useI18n()
  const { t } = useReactTranslation(namespace, { i18n: dictionary.i18n, lng: languageTag(locale) })
  const translate = useCallback<Translate>((key, values) => t(key, { ...values }), [t])
  return { t: translate }
}
