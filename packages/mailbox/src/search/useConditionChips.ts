import type { SearchConditions } from '@mailroom/core'
import { useFolderName, useFolders, useLocale, useStrings } from '@mailroom/react'
import { conditionChips, type ConditionChip } from './conditionChips'
import { searchStrings } from './searchStrings'

/** The conditions of a search in the reader's words. */
export function useConditionChips(conditions: SearchConditions): readonly ConditionChip[] {
  const { t } = useStrings(searchStrings)
  const { locale } = useLocale()
  const { folders = [] } = useFolders()
  const nameOf = useFolderName()
  return conditionChips(conditions, { t, locale, folders, nameOf })
}
