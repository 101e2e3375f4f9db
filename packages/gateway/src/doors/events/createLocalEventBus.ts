import type { AccountId } from '../../accounts/AccountId'
import type { EventBus, EventListener } from './EventBus'

/** A bus of one process, which can also say that news was missed. */
export interface LocalEventBus extends EventBus {
  /** Tells the listeners of an account, or all of them, to look again. */
  gap(accountId: AccountId | '*'): void
}

interface Subscription {
  readonly listener: EventListener
  readonly onGap: (() => void) | undefined
}

/**
 * News within one process.
 *
 * @param onError told when a listener throws: the others hear the news all the same
 * @source        SH-10
 */
export function createLocalEventBus(onError: (error: unknown) => void = () => {}): LocalEventBus {
  const listeners = new Map<AccountId | '*', Set<Subscription>>()

  const tell = (keys: Iterable<AccountId | '*'>, say: (subscription: Subscription) => void) => {
    for (const key of keys) {
      for (const subscription of Array.from(listeners.get(key) ?? [])) {
        try {
          say(subscription)
        } catch (error) {
          onError(error)
        }
      }
    }
  }

  return {
    publish: (accountId, event) => tell([accountId, '*'], ({ listener }) => listener(accountId, event)),
    gap: (accountId) =>
      tell(accountId === '*' ? [...listeners.keys()] : [accountId, '*'], ({ onGap }) => onGap?.()),
    subscribe(accountId, listener, onGap) {
      // One record per subscription: the same function may listen twice and leave once.
      const own: Subscription = { listener, onGap }
      const set = listeners.get(accountId) ?? new Set()
      listeners.set(accountId, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0 && listeners.get(accountId) === set) listeners.delete(accountId)
      }
    },
  }
}
