import { browserStore } from '@mailroom/react'
import { createBrowserOutbox } from '../outbox/createBrowserOutbox'
import type { Outbox } from '../outbox/Outbox'
import { createHolds } from './createHolds'
import type { DraftJournal, JournalEntry } from './DraftJournal'

/** Older entries are of no use to anybody, in ms. */
const keepMs = 30 * 24 * 3600 * 1000

/**
 * A journal in the browser's own database, apart for each account, and the outbox beside it. Call `clear` when the reader
 * signs out; it takes nothing more after that, so that a composer which goes with the page does not bring back what was on
 * the screen.
 *
 * @param account whose writing it is; another account does not see it
 * @source CO-10, CO-21
 */
export function createBrowserJournal(
  account: string,
): DraftJournal & { readonly outbox: Outbox; clear(): Promise<void> } {
  const name = `mailroom-journal ${account}`
  const holds = createHolds(name)
  const store = browserStore<JournalEntry>(name, 'draftId')
  const outbox = createBrowserOutbox(account)
  return {
    outbox,
    async entries() {
      const all = await store.all()
      const held = await holds.held()
      const lost = all.filter(
        ({ draftId, writtenAt }) => writtenAt > Date.now() - keepMs && !held.has(draftId),
      )
      return lost.sort((a, b) => b.writtenAt - a.writtenAt)
    },
    entry: store.get,
    write: store.put,
    remove: store.remove,
    hold: holds.hold,
    async clear() {
      await Promise.all([store.clear(), outbox.clear()])
    },
  }
}
