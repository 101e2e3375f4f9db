import { formatSearch, parseSearch } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Chip } from '@mailroom/ui'
import { useEffect } from 'react'
import { withoutFields } from '../conditionChips'
import type { SearchPartProps } from '../SearchBox'
import { searchStrings } from '../searchStrings'
import { useConditionChips } from '../useConditionChips'
import { useSearchContext } from '../useSearchContext'
import * as styles from './searchParts.css'

/** The finished conditions in the box, each with a button that takes it away; words go back to where they are typed. */
export function SearchChips({ draft, onDraft }: SearchPartProps) {
  const { t } = useStrings(searchStrings)
  const context = useSearchContext()
  const { text, without, ...conditions } = parseSearch(draft.chips, context)
  const chips = useConditionChips(conditions)
  const words = formatSearch({ text, without })
  useEffect(() => {
    if (words === '' || !context.isKnown) return
    onDraft({ chips: formatSearch(conditions), text: [words, draft.text].filter(Boolean).join(' ') })
  })
  return (
    <span className={styles.chips}>
      {chips.map(({ id, label, fields }) => (
        <Chip
          key={id}
          removeLabel={t('removeCondition', { condition: label })}
          onRemove={() => onDraft({ ...draft, chips: formatSearch(withoutFields(conditions, fields)) })}
        >
          {label}
        </Chip>
      ))}
    </span>
  )
}
