import { InfoIcon } from '@mailroom/ui'
import type { ReactNode } from 'react'
import * as styles from './Notice.css'

/** What must be known about a file that is not shown whole. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="note">
      <InfoIcon />
      <span>{children}</span>
    </p>
  )
}
