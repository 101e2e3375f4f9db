import { Button } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import * as styles from './Composer.css'

export interface AwaitingProps {
  t: SayComposer
  /** The mail leaves by itself once all of it is there. */
  isAwaiting: boolean
  /** Files that are still on their way. 0: it waits for its editor. */
  count: number
  onTakeBack: () => void
}

/** Says what a mail waits for before it leaves by itself, which can be taken back. @source AT-01 */
export function Awaiting({ t, isAwaiting, count, onTakeBack }: AwaitingProps) {
  return (
    <div role="status" className={styles.awaiting}>
      {isAwaiting && (
        <>
          <span>{count > 0 ? t('waitingForFiles', { count }) : t('waitingForEditor')}</span>
          <Button size="small" onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        </>
      )}
    </div>
  )
}
