import { Button } from '../button/Button'
import { Progress } from '../progress/Progress'
import * as styles from './ProgressToast.css'

export interface ProgressToastProps {
  /** What is under way, for screen readers. */
  label: string
  /** What is shown: what is under way and how far it has come. */
  figures: string
  value: number
  max: number
  stopLabel: string
  onStop: () => void
}

/** What a toast says of long work: how far it has come, and a button that ends it. @source IX-03 */
export function ProgressToast({ label, figures, value, max, stopLabel, onStop }: ProgressToastProps) {
  return (
    <span className={styles.box}>
      <span className={styles.words}>
        <span className={styles.figures}>{figures}</span>
        <Progress label={label} value={value} max={max} valueText={figures} />
      </span>
      <Button size="small" variant="ghost" className={styles.stop} onClick={onStop}>
        {stopLabel}
      </Button>
    </span>
  )
}
