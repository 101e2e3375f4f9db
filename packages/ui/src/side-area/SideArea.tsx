import type { ReactNode } from 'react'
import * as styles from './SideArea.css'

export interface SideAreaProps {
  /** Name of the navigation. */
  label: string
  /** Links or buttons that have `sideEntry()`. */
  entries: ReactNode
  /** Name of what is shown. */
  title: string
  /** The content reaches to the edges and scrolls by itself. @default false: it has room around it, and all scrolls */
  fills?: boolean
  children: ReactNode
}

/** Several places under one roof: the ways between them at its side, in a row above where it is narrow. */
export function SideArea({ label, entries, title, fills = false, children }: SideAreaProps) {
  return (
    <div className={styles.area} data-fills={fills || undefined}>
      <div className={styles.columns}>
        <nav className={styles.entries} aria-label={label}>
          {entries}
        </nav>
        <section className={styles.content} aria-label={title}>
          {children}
        </section>
      </div>
    </div>
  )
}
