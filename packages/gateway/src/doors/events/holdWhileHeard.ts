import type { AccountId } from '../../accounts/AccountId'
import type { EventBus } from './EventBus'

/**
 * The same news, where somebody who listens to an account keeps something of it going meanwhile.
 *
 * @param hold begins it; its answer ends it
 */
export const holdWhileHeard = (events: EventBus, hold: (accountId: AccountId) => () => void): EventBus => ({
  publish: (accountId, event) => events.publish(accountId, event),
  subscribe(accountId, ...listeners) {
    const leave = events.subscribe(accountId, ...listeners)
    if (accountId === '*') return leave
    const release = hold(accountId)
    return () => {
      leave()
      release()
    }
  },
})
