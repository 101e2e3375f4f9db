import type { Address } from '@mailroom/core'
import * as styles from './PersonName.css'

export interface PersonNameProps {
  people: readonly Address[]
  /** What to say when there is nobody. */
  empty: string
  /** Between two names. */
  separator: string
}

/** Who a mail is from or goes to, by name where there is one; the addresses of several on hover. */
export function PersonName({ people, empty, separator }: PersonNameProps) {
  if (people.length === 0) return <span className={styles.nobody}>{empty}</span>
  const addresses = people.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join('\n')
  return (
    // One has a card that says it.
    <bdi className={styles.people} title={people.length > 1 ? addresses : undefined}>
      {people.map(({ name, address }) => name || address).join(separator)}
    </bdi>
  )
}
