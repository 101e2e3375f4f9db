import type { ReactNode } from 'react'
import * as styles from './PersonPane.css'

export interface WhoProps {
  picture: ReactNode
  name: string
  /** Where they belong; may be empty. */
  below: string
}

/** Who is looked at. */
export function Who({ picture, name, below }: WhoProps) {
  return (
    <div className={styles.who}>
      {picture}
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      {below !== '' && <p className={styles.below}>{below}</p>}
    </div>
  )
}
