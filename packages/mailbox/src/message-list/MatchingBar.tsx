import { Button, Progress } from '@mailroom/ui'
import type { SayList } from './listStrings'
import * as styles from './MessageList.css'
import type { ListCommands } from './useListCommands'

export interface MatchingBarProps {
  t: SayList
  matching: ListCommands['matching']
}

/** How far an act on all mails of the list has come, with a way to stop it. @source ML-02 */
export function MatchingBar({ t, matching: { progress, cancel } }: MatchingBarProps) {
  const { doneCount: done = 0, totalCount: total = 0 } = progress ?? {}
  const words = t('doneOf', { done, total })
  return (
    <div className={styles.notice}>
      <span className={styles.progress}>
        <Progress label={t('working')} value={done} max={total} valueText={words} />
      </span>
      <span className={styles.figures}>{words}</span>
      <Button size="small" variant="ghost" onClick={cancel}>
        {t('stop')}
      </Button>
    </div>
  )
}
