import { useEffect, useRef, type ReactNode } from 'react'
import * as styles from './FoundLine.css'

export interface FoundLineProps {
  id: string
  /** The line that Enter chooses. */
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

/** A line of what a field has found. The one that Enter chooses comes into sight. @see FindField */
export function FoundLine({ id, isActive, onChoose, children }: FoundLineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div ref={line} id={id} role="option" aria-selected={isActive} className={styles.line} onClick={onChoose}>
      {children}
    </div>
  )
}
