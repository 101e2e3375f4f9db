import type { AccountId } from '../../accounts/AccountId'
import type { EventBus, EventListener } from './EventBus'

/**
 * News within one process.
 *
 * @param onError told when a listener throws: the others hear the news all the same
 * @source        SH-10
 */
export function createLocalEventBus(onError: (error: unknown) => void = () => {}): EventBus {
  const listeners = new Map<AccountId | '*', Set<EventListener>>()
  return {
    publish(accountId, event) {
      for (const key of [accountId, '*'] as const) {
        for (const listener of Array.from(listeners.get(key) ?? [])) {
          try {
            listener(accountId, event)
          } catch (error) {
            onError(error)
          }
        }
      }
    },
    subscribe(accountId, listener) {
      // One wrapper per subscription: the same function may listen twice and leave once.
      const own: EventListener = (account, event) => listener(account, event)
      const set = listeners.get(accountId) ?? new Set()
      listeners.set(accountId, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0 && listeners.get(accountId) === set) listeners.delete(accountId)
      }
    },
  }
}
