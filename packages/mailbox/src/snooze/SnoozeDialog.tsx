import { eachSelection, formatFullTime, type MessageSelections } from '@mailroom/core'
import { useFolders, useSnooze, useStrings } from '@mailroom/react'
import { Button, ClockIcon, Dialog, InboxIcon } from '@mailroom/ui'
import { countOf } from '../acts/countOf'
import { useListStyle } from '../message-list/useListStyle'
import * as styles from './SnoozeDialog.css'
import { snoozeStrings } from './snoozeStrings'
import { TimeChoice } from './TimeChoice'

export interface SnoozeDialogProps {
  selection: MessageSelections
  /** Called when the mails are about to go. */
  onGone: () => void
  onClose: () => void
}

/** Asks until when mails are to be away, or brings them back. @source ML-29 */
export function SnoozeDialog({ selection, onGone, onClose }: SnoozeDialogProps) {
  const { t } = useStrings(snoozeStrings)
  const { style } = useListStyle()
  const { folders = [] } = useFolders()
  const actions = useSnooze()
  const count = countOf(selection)
  const away = folders.find(({ role }) => role === 'snoozed')?.id
  const isAway = eachSelection(selection).every(({ folder }) => folder === away)

  const snooze = (until: number) => {
    onClose()
    if (!isAway) onGone()
    void actions?.snooze(selection, until, t('snoozed', { count, time: formatFullTime(until, style) }))
  }
  const bringBack = () => {
    onClose()
    onGone()
    void actions?.unsnooze(selection, t('broughtBack', { count }))
  }
  return (
    <Dialog open size="small" onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      {isAway && (
        <div className={styles.first}>
          <Button wide icon={<InboxIcon />} onClick={bringBack}>
            {t('bringBack')}
          </Button>
        </div>
      )}
      <TimeChoice submitLabel={t('set')} submitIcon={<ClockIcon />} onChoose={snooze} />
    </Dialog>
  )
}
