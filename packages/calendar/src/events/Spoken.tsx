import { VisuallyHidden } from '@mailroom/ui'
import type { ReactNode } from 'react'
import * as styles from './EventPlace.css'

export interface SpokenProps {
  /** All that screen readers say in place of what is seen. */
  words: string
  /** What is seen: a short form of it. */
  children?: ReactNode
}

/** Shows little and says all: what is seen is cut to the room that there is. */
export function Spoken({ words, children }: SpokenProps) {
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
      {children && (
        <span aria-hidden className={styles.seen}>
          {children}
        </span>
      )}
    </>
  )
}
