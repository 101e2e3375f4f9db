import type { EventId, OccurrenceId } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** An event whole, or one of its series. @param id undefined asks nothing @source CA-02 */
export function useEvent(id: EventId | undefined, occurrence?: OccurrenceId) {
  const { calendar } = useAdapter()
  const key = useAccountKey('event', calendar && id !== undefined ? `${id} ${occurrence ?? ''}` : undefined)
  const { data: event, ...rest } = useAnswer(key, () => calendar!.event(id!, occurrence))
  return { event, ...rest }
}
