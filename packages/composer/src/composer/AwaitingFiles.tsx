import { Button } from '@mailroom/ui'
import type { SayComposer } from '../composeStrings'
import * as styles from './Composer.css'

export interface AwaitingFilesProps {
  t: SayComposer
  /** Files that are still on their way; 0 when the mail waits for none. */
  count: number
  onTakeBack: () => void
}

/** Says that the mail leaves by itself when its files are there, which can be taken back. @source AT-01 */
export function AwaitingFiles({ t, count, onTakeBack }: AwaitingFilesProps) {
  return (
    <div role="status" className={styles.awaitingFiles}>
      {count > 0 && (
        <>
          <span>{t('waitingForFiles', { count })}</span>
          <Button size="small" onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        </>
      )}
    </div>
  )
}
