import type { ReactNode } from 'react'
import * as styles from './FoundLine.css'

export interface FoundLineProps {
  id: string
  /** The line that Enter chooses. */
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

/** A line of what a field has found. @see FindField */
export function FoundLine({ id, isActive, onChoose, children }: FoundLineProps) {
  return (
    <div id={id} role="option" aria-selected={isActive} className={styles.line} onClick={onChoose}>
      {children}
    </div>
  )
}
