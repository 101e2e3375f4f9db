import type { ReactNode } from 'react'
import * as styles from './EmptyState.css'

export interface EmptyStateProps {
  /** A drawing, usually the skin's; 240 by 180. */
  artwork?: ReactNode
  /** One sentence. */
  title: string
  /** What to do about it, where the sentence does not say. */
  description?: ReactNode
  /** One button. */
  action?: ReactNode
  /** Errors are announced. @default 'empty' */
  kind?: 'empty' | 'error'
}

/** What a view shows when it has nothing to show: a drawing, a sentence, a way on. */
export function EmptyState({ artwork, title, description, action, kind = 'empty' }: EmptyStateProps) {
  return (
    <div className={styles.state} role={kind === 'error' ? 'alert' : undefined}>
      {artwork && (
        <div className={styles.artwork} aria-hidden>
          {artwork}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** A drawing by its address, as large as its place allows. It says nothing, so readers skip it. */
export function Artwork({ src }: { src: string }) {
  return <img className={styles.image} src={src} alt="" draggable={false} />
}
