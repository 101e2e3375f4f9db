import { Button } from '@mailroom/ui'
import * as styles from './filter.css'

export interface PageTurnsProps {
  words: { pages: string; newer: string; older: string }
  /** Absent on the newest page. */
  onNewer?: () => void
  /** Absent on the oldest. */
  onOlder?: () => void
}

/** The ways to the pages before and after; nothing where there is one page. */
export function PageTurns({ words, onNewer, onOlder }: PageTurnsProps) {
  if (!onNewer && !onOlder) return null
  return (
    <nav className={styles.buttons} aria-label={words.pages}>
      <Button disabled={!onNewer} onClick={onNewer}>
        {words.newer}
      </Button>
      <Button disabled={!onOlder} onClick={onOlder}>
        {words.older}
      </Button>
    </nav>
  )
}
