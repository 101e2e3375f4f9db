import type { StringKey, StringsDefinition } from './defineStrings'
import type { CommonStrings } from '../strings/commonStrings'
import { useI18n } from './i18nContext'
import type { Translate } from './Translate'
import { useTranslation } from './useTranslation'
import { waitFor } from './waitFor'

/**
 * The words of an area, fetched when first asked for. Until they are here the component waits (Suspense); when the
 * reader changes the language the old words stay until the new ones are here.
 */
export function useStrings<Strings extends object>(
  definition: StringsDefinition<Strings>,
): { readonly t: Translate<StringKey<Strings> | StringKey<CommonStrings>> } {
  const { dictionary, locale } = useI18n()
  const arrival = dictionary.require(definition, locale)
  if (arrival) waitFor(arrival)
  return useTranslation(definition.namespace)
}
