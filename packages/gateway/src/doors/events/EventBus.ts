import type { LiveEvent } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'

/** Told of everything that happens in the accounts that it listens to. Must not throw and must not take long. */
export type EventListener = (accountId: AccountId, event: LiveEvent) => void

/**
 * The door for news between the parts of the gateway, and between its replicas. News may be lost when a process ends:
 * it says "look again" and is never the only copy of anything.
 */
export interface EventBus {
  publish(accountId: AccountId, event: LiveEvent): void
  /**
   * Listens to one account, or to all with `'*'`. Call the answer to stop.
   *
   * @param onGap called when news may have been missed, because the line to the other processes was broken: look again
   */
  subscribe(accountId: AccountId | '*', listener: EventListener, onGap?: () => void): () => void
}
