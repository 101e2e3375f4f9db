import type { Suggestion } from '@mailroom/core'
import { Avatar } from '@mailroom/ui'
import * as styles from './SuggestionList.css'

export interface SuggestionListProps {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  /** Index of the one that Enter takes. */
  active: number
  onChoose: (suggestion: Suggestion) => void
}

/** People who fit what is being typed, under the field. Focus stays in the field. */
export function SuggestionList({ id, label, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles.list}>
      {suggestions.map((each, index) => (
        <li
          key={each.address}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // A press must not take the focus from the field, or its text would be committed first.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(each)}
        >
          <Avatar name={each.name || each.address} size={24} />
          <span className={styles.name}>{each.name || each.address}</span>
          <span className={styles.detail}>
            {[each.name && each.address, each.department].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
