import type { ReactNode } from 'react'
import * as styles from './KitchenSink.css'

/** One part of the page of all controls. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  )
}
