import { formatFullTime, type FollowUp, type MessageSummary } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { BellIcon, Button, CheckIcon, IconButton, PencilIcon } from '@mailroom/ui'
import { useListStyle } from '../message-list/useListStyle'
import { useRights } from '../rights/useRights'
import { useMailTasks } from '../tasks/useMailTasks'
import * as styles from './FollowUp.css'
import { followUpStrings } from './followUpStrings'
import { useEndFollowUp } from './useEndFollowUp'

export interface FollowUpLineProps {
  /** The open mail. */
  message: MessageSummary
  followUp: FollowUp
}

/** When the reader is reminded of an open mail: to see, change and end it. @source ML-29 */
export function FollowUpLine({ message, followUp }: FollowUpLineProps) {
  const { t } = useStrings(followUpStrings)
  const { style } = useListStyle()
  const begin = useMailTasks()
  const end = useEndFollowUp()
  const { mayChange } = useRights()
  const selection = { folder: message.ref.folder, uids: [message.ref.uid] }
  const { isDue } = followUp
  const words = isDue ? 'dueSince' : followUp.unlessAnswered ? 'setUnlessAnswered' : 'setFor'
  return (
    <div className={styles.line} role="note" aria-label={t('reminder')} data-due={isDue}>
      <span className={styles.said}>
        <BellIcon />
        <span className={styles.text} data-due={isDue}>
          {t(words, { time: formatFullTime(followUp.at, style) })}
        </span>
      </span>
      {mayChange && (
        <>
          <IconButton
            size="small"
            label={t('change')}
            icon={<PencilIcon />}
            onClick={() => begin({ kind: 'followUp', messages: [message] })}
          />
          <Button size="small" variant="ghost" icon={<CheckIcon />} onClick={() => end(selection, followUp)}>
            {t(isDue ? 'done' : 'remove')}
          </Button>
        </>
      )}
    </div>
  )
}
