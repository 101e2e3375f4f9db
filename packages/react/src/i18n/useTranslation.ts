import { useMemo } from 'react'
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
  return useMemo(() => {
    const say = dictionary.i18n.getFixedT(languageTag(locale), namespace)
    // Fifty rows say the same words: without places in them they are looked up once.
    const plain = new Map<string, string>()
    const sayPlain = (key: string) => {
      const said = plain.get(key) ?? say(key)
      // What is not there yet may come.
      if (said !== key) plain.set(key, said)
      return said
    }
    return { t: (key, values) => (values ? say(key, { ...values }) : sayPlain(key)) }
  }, [dictionary, locale, namespace])
}
