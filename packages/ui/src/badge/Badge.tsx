import type { ReactNode } from 'react'
import * as styles from './Badge.css'

export interface BadgeProps {
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'danger' | 'warning' | 'success'
  /** `solid` is for counts that call. @default 'soft' */
  variant?: 'soft' | 'solid'
  children: ReactNode
}

/** A word or a number about the thing beside it. */
export function Badge({ tone = 'neutral', variant = 'soft', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone} data-variant={variant}>
      {children}
    </span>
  )
}
