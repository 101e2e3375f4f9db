import { useMemo } from 'react'
import { commonNamespace } from './Dictionary'
import { useI18n } from './i18nContext'
import type { Translate } from './Translate'

/**
 * The words of a namespace in the provider's language; what it lacks is looked for among the common ones. The words
 * must be there: the view that mounts the area calls `useStrings`.
 */
export function useTranslation(namespace: string = commonNamespace): { readonly t: Translate } {
  const { dictionary, locale } = useI18n()
  return useMemo(() => ({ t: dictionary.speaker(locale, namespace).say }), [dictionary, locale, namespace])
}
