import type { StringKey, StringsDefinition } from './defineStrings'
import type { CommonStrings } from '../strings/commonStrings'
import { useI18n } from './i18nContext'
import { useTranslation, type Translate } from './useTranslation'

/**
 * The words of an area, fetched when first asked for. Until they are here the component waits (Suspense); when the
 * reader changes the language the old words stay until the new ones are here.
 */
export function useStrings<Strings extends object>(
  definition: StringsDefinition<Strings>,
): { readonly t: Translate<StringKey<Strings> | StringKey<CommonStrings>> } {
  const { dictionary, locale } = useI18n()
  const waiting = dictionary.require(definition, locale)
  if (waiting) throw waiting
  return useTranslation(definition.namespace)
}
