import type { EventReach, OccurrenceId } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { calendarStrings } from '../calendarStrings'
import * as styles from './ReachDialog.css'

export interface ReachDialogProps {
  /** What is about to be done to one of a series. */
  act: 'change' | 'remove' | 'answer'
  /** The one that it is done to. */
  occurrence: OccurrenceId
  /** What can be chosen. @default all three */
  kinds?: readonly EventReach['kind'][]
  /** What happens besides: whoever is told of it. */
  hint?: string
  onChoose: (reach: EventReach) => void
  /** Nothing is to be done, after all. */
  onClose: () => void
}

const everyKind: readonly EventReach['kind'][] = ['one', 'following', 'all']

const names = { one: 'reachOne', following: 'reachFollowing', all: 'reachAll' } as const

const titles = { change: 'reachChangeTitle', remove: 'reachRemoveTitle', answer: 'reachAnswerTitle' } as const

/** Asks whether one of a series is meant, that and those after it, or all of them. @source CA-08 */
export function ReachDialog(props: ReachDialogProps) {
  const { act, occurrence, kinds = everyKind, hint, onChoose, onClose } = props
  const { t } = useStrings(calendarStrings)
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t(titles[act])}
      description={hint ?? t('reachHint')}
      closeLabel={t('cancel')}
      initialFocus='[data-reach="one"]'
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <div className={styles.choices}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            wide
            data-reach={kind}
            className={styles.choice}
            onClick={() => onChoose({ kind, occurrence })}
          >
            {t(names[kind])}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
