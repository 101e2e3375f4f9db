import type { Calendar } from '@mailroom/core'
import { ActQuestion } from '@mailroom/files'
import { useCalendarActs, useLocale, useOccurrences, useStrings } from '@mailroom/react'
import { useState } from 'react'
import { ownZone } from '../event-form/typedTimes'
import { dialogStrings } from './dialogStrings'

export interface RemoveCalendarDialogProps {
  calendar: Calendar
  onClose: () => void
  onRemoved?: () => void
}

/** Half of the days that are looked at for the number of events. */
const halfMs = 180 * 86_400_000

/**
 * Asks before a calendar is deleted with its events, or one of somebody else is left.
 *
 * @internal
 * @source CA-03
 */
export function RemoveCalendarDialog({ calendar, onClose, onRemoved }: RemoveCalendarDialogProps) {
  const { t } = useStrings(dialogStrings)
  const { locale } = useLocale()
  const { removeCalendar } = useCalendarActs()
  const [now] = useState(Date.now)
  const { occurrences } = useOccurrences({ from: now - halfMs, to: now + halfMs, timeZone: ownZone() })
  const { id, name, access, owner, sharees } = calendar
  const isOwn = access === 'own'
  const mine = (occurrences ?? []).filter(({ calendarId }) => calendarId === id)
  const count = new Set(mine.map(({ eventId }) => eventId)).size
  const hint = [
    t(count > 0 ? 'removeHintCount' : 'removeHint', { count }),
    mine.some(({ guestCount, time }) => guestCount > 0 && time.endsAt > now) && t('removeGuests'),
    sharees.length > 0 && t('removeSharees', { count: sharees.length }),
  ]
  return (
    <ActQuestion
      words={{
        title: t(isOwn ? 'removeTitle' : 'leaveTitle', { name }),
        description: isOwn
          ? hint.filter((each) => each !== false).join(locale === 'en' ? ' ' : '')
          : t('leaveHint', { owner: owner?.name || owner?.address || '' }),
        confirm: t(isOwn ? 'delete' : 'leave'),
        cancel: t('cancel'),
      }}
      act={async () => {
        await removeCalendar(id)
        onRemoved?.()
      }}
      said={{
        done: t(isOwn ? 'removed' : 'left', { name }),
        failed: (reason) => t('failed', { reason }),
      }}
      onClose={onClose}
    />
  )
}
