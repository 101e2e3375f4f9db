import type { EventReach, OccurrenceId } from '@mailroom/core'
import { ConfirmDialog } from '@mailroom/ui'
import type { SayCalendar } from '../calendarStrings'
import { ReachDialog } from './ReachDialog'

/** What has to be decided before something is done with an event. */
export interface EventQuestion {
  readonly act: 'change' | 'remove' | 'answer'
  readonly title: string
  /** Which one of a series it is. */
  readonly occurrence: OccurrenceId | undefined
  /** Who is told of it, in words. */
  readonly tells: string | undefined
  readonly kinds?: readonly EventReach['kind'][]
  readonly onChoose: (reach: EventReach) => void
  readonly onClose: () => void
}

/** Asks which of a series are meant, or whether somebody may be told. @source CA-08 */
export function EventQuestionDialog({ t, question }: { t: SayCalendar; question: EventQuestion }) {
  const { act, title, occurrence, tells, kinds, onChoose, onClose } = question
  if (occurrence !== undefined)
    return <ReachDialog {...{ act, occurrence, onChoose, onClose, ...(kinds && { kinds }) }} hint={tells} />
  return (
    <ConfirmDialog
      open
      tone={act === 'remove' ? 'danger' : 'plain'}
      title={title}
      description={tells}
      confirmLabel={t(act === 'remove' ? 'delete' : 'tellMove')}
      cancelLabel={t('cancel')}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => onChoose({ kind: 'all' })}
    />
  )
}
