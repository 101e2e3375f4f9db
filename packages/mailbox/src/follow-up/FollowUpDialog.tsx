import { formatFullTime, selectionsOf, type MessageSummary } from '@mailroom/core'
import { useMessageActions, useStrings } from '@mailroom/react'
import { BellIcon, Button, Checkbox, CheckIcon, Dialog } from '@mailroom/ui'
import { useState } from 'react'
import { countOf } from '../acts/countOf'
import { useListStyle } from '../message-list/useListStyle'
import { TimeChoice } from '../snooze/TimeChoice'
import * as styles from './FollowUp.css'
import { followUpStrings } from './followUpStrings'
import { useEndFollowUp } from './useEndFollowUp'

export interface FollowUpDialogProps {
  /** The mails that are meant. */
  messages: readonly MessageSummary[]
  onClose: () => void
}

/** Asks when the reader wants to be reminded of mails, which stay where they are. @source ML-29 */
export function FollowUpDialog({ messages, onClose }: FollowUpDialogProps) {
  const { t } = useStrings(followUpStrings)
  const { style } = useListStyle()
  const { setState } = useMessageActions()
  const end = useEndFollowUp()
  const selection = selectionsOf(messages.map(({ ref }) => ref))
  const followUp = messages.find(({ state }) => state.followUp)?.state.followUp
  const [unlessAnswered, setUnlessAnswered] = useState(followUp?.unlessAnswered ?? false)
  const count = countOf(selection)
  const remind = (at: number) => {
    onClose()
    const done = t('reminderSet', { count, time: formatFullTime(at, style) })
    void setState(selection, { followUp: { at, unlessAnswered } }, { done })
  }
  return (
    <Dialog open size="small" onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      {followUp && (
        <div className={styles.current}>
          <span className={styles.text} data-due={followUp.isDue}>
            {t(followUp.isDue ? 'dueSince' : 'setFor', {
              time: formatFullTime(followUp.at, style),
            })}
          </span>
          <Button
            size="small"
            icon={<CheckIcon />}
            onClick={() => {
              onClose()
              end(selection, followUp)
            }}
          >
            {t(followUp.isDue ? 'done' : 'remove')}
          </Button>
        </div>
      )}
      <div className={styles.condition}>
        <Checkbox checked={unlessAnswered} onCheckedChange={setUnlessAnswered}>
          {t('onlyUnanswered')}
        </Checkbox>
      </div>
      <TimeChoice submitLabel={t('set')} submitIcon={<BellIcon />} onChoose={remind} />
    </Dialog>
  )
}
