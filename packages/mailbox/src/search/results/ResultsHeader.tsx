import { followUpSearch, formatSearch, type SearchConditions, type SearchPage } from '@mailroom/core'
import { Chip } from '@mailroom/ui'
import { useRights } from '../../rights/useRights'
import { withoutFields } from '../conditionChips'
import type { SaySearch } from '../searchStrings'
import { useConditionChips } from '../useConditionChips'
import { SaveSearch } from './SaveSearch'
import * as styles from './SearchResults.css'

export interface ResultsHeaderProps {
  t: SaySearch
  query: string
  conditions: SearchConditions
  page: SearchPage | undefined
  onSearch: (query: string) => void
}

/** What was looked for, each condition to be taken away, and how much of it there is. */
export function ResultsHeader({ t, query, conditions, page, onSearch }: ResultsHeaderProps) {
  const { mayChange } = useRights()
  const chips = useConditionChips(conditions)
  // A list with a name of its own, and no search to be kept.
  const isReminders = query === followUpSearch
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <h2 className={styles.title}>{t(isReminders ? 'chipFollowUp' : 'results')}</h2>
        <span className={styles.count} role="status">
          {page && t(page.hasMore ? 'foundMore' : 'found', { count: page.totalCount })}
        </span>
        {!isReminders && mayChange && <SaveSearch t={t} query={query} />}
      </div>
      {!isReminders && (
        <div className={styles.chips}>
          {chips.map(({ id, label, fields }) => (
            <Chip
              key={id}
              removeLabel={chips.length > 1 ? t('removeCondition', { condition: label }) : undefined}
              onRemove={() => onSearch(formatSearch(withoutFields(conditions, fields)))}
            >
              {label}
            </Chip>
          ))}
        </div>
      )}
    </header>
  )
}
