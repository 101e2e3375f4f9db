import { browserStore } from '@mailroom/react'
import type { Outbox, OutboxMail } from './Outbox'

/**
 * An outbox in the browser's own database, apart for each account; all windows of the browser see the same one.
 *
 * @param account whose mails they are; another account does not see them
 * @source CO-21
 */
export function createBrowserOutbox(account: string): Outbox {
  const name = `mailroom-outbox ${account}`
  const store = browserStore<OutboxMail>(name, 'draftId')
  const listeners = new Set<() => void>()
  const told = () => listeners.forEach((listener) => listener())
  const locks = globalThis.navigator?.locks as LockManager | undefined
  /** Where a browser has no locks, at least this window takes its turn. */
  let isBusy = false
  const tell = () => {
    told()
    const channel = new BroadcastChannel(name)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    channel.postMessage('')
    channel.close()
  }
  return {
    async mails() {
      return (await store.all()).toSorted((a, b) => a.queuedAt - b.queuedAt)
    },
    async put(mail) {
      await store.put(mail)
      tell()
    },
    async remove(draftId) {
      await store.remove(draftId)
      tell()
    },
    async alone(act) {
      if (isBusy) return false
      isBusy = true
      const done = () => act().then(() => true)
      try {
        if (!locks) return await done()
        return await locks.request(name, { ifAvailable: true }, (lock) => (lock ? done() : false))
      } finally {
        isBusy = false
      }
    },
    onChange(listener) {
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', listener)
      listeners.add(listener)
      return () => {
        channel.close()
        listeners.delete(listener)
      }
    },
    async clear() {
      await store.clear()
      tell()
    },
  }
}
