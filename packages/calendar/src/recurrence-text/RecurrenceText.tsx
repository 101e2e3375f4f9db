import type { EventRecurrence, TimeStyle } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { recurrenceStrings } from './recurrenceStrings'
import { recurrenceWords } from './recurrenceWords'

export interface RecurrenceTextProps {
  recurrence: EventRecurrence
  style: TimeStyle
}

/**
 * How an event comes again, in words.
 *
 * @internal
 * @source RD-10, CA-02
 */
export function RecurrenceText({ recurrence, style }: RecurrenceTextProps) {
  const { t } = useStrings(recurrenceStrings)
  return recurrenceWords(recurrence, t, style)
}
