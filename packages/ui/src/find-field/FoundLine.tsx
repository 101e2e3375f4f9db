import type { ReactNode } from 'react'
import * as styles from './FoundLine.css'

export interface FoundLineProps {
  id: string
  /** The line that Enter chooses. */
  isActive: boolean
  /** Place in the list, counted from 0, and how many there are: where not all lines are drawn. */
  place?: { readonly index: number; readonly count: number }
  onChoose: () => void
  children: ReactNode
}

/** A line of what a field has found. @see FindField */
export function FoundLine({ id, isActive, place, onChoose, children }: FoundLineProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-posinset={place && place.index + 1}
      aria-setsize={place?.count}
      className={styles.line}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
