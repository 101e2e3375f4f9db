import { useId, type ReactNode } from 'react'
import * as styles from './HomeView.css'

export interface CardProps {
  title: string
  children: ReactNode
}

/** A part of the home page under its title. */
export function Card({ title, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.cardTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}
