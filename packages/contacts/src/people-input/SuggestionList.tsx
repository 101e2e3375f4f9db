import { findMarks, type Suggestion } from '@mailroom/core'
import { Avatar } from '@mailroom/ui'
import * as styles from './SuggestionList.css'

export interface SuggestionListProps {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  /** What is being typed: marked where a name has it. */
  typed: string
  /** What tells a namesake apart: the department, or how many people it stands for. */
  detailOf: (suggestion: Suggestion) => string
  /** Index of the one that Enter takes. */
  active: number
  /** It stands under the field, behind the name of the line, and not at its beginning. */
  isInset?: boolean
  onChoose: (suggestion: Suggestion) => void
}

/** People who fit what is being typed, under the field. Focus stays in the field. */
export function SuggestionList({
  id,
  label,
  suggestions,
  typed,
  detailOf,
  active,
  isInset,
  onChoose,
}: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} className={styles.list} data-inset={isInset || undefined}>
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
          <span className={styles.name}>
            <MarkedName name={each.name || each.address} typed={typed} />
          </span>
          <span className={styles.detail}>
            {[each.name && each.address, detailOf(each)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The letters that were typed, where the name itself has them: one found by how it is spelled has nothing to mark. */
function MarkedName({ name, typed }: { name: string; typed: string }) {
  const [mark] = findMarks(name, [typed.trim()])
  if (!mark) return name
  const [start, end] = mark
  return (
    <>
      {name.slice(0, start)}
      <mark className={styles.mark}>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}
