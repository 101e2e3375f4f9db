import { BlockedIcon, ClockIcon, LockIcon } from '@mailroom/ui'
import type { ReactNode } from 'react'
import * as styles from './Sealed.css'

const icons = { burn: ClockIcon, burned: BlockedIcon, password: LockIcon }

export interface SealCardProps {
  kind: 'burn' | 'burned' | 'password'
  title: string
  hint?: string
  /** The way to open it. */
  children?: ReactNode
}

/** Stands where the text of a mail would. */
export function SealCard({ kind, title, hint, children }: SealCardProps) {
  const Icon = icons[kind]
  return (
    <section className={styles.card} aria-label={title} data-kind={kind}>
      <span className={styles.icon} aria-hidden>
        <Icon size={20} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </div>
    </section>
  )
}
