import type { Logger } from 'pino'
import { blobsUnderWay } from './delivery/blobsUnderWay'
import { referencedBlobs } from './doors/mail-store/sql/referencedBlobs'
import type { Store } from './openStore'
import { forgetRemovedEvents } from './calendar/acts/removedEvents'
import { forgetRemoved } from './contacts/book/kept/forgetRemoved'

const everyMs = 3_600_000

/** Deletes bytes that nothing points to: what writers left who were killed before their row. Never what is younger than an hour. */
async function sweepBlobs({ blobs, database }: Pick<Store, 'blobs' | 'database'>): Promise<number> {
  return blobs.sweep(async (keys) => {
    const [mails, underWay] = await Promise.all([
      referencedBlobs(database, keys),
      blobsUnderWay(database, keys),
    ])
    return new Set([...mails, ...underWay])
  })
}

/**
 * Sweeps now and every hour, also contacts that can no longer be brought back. Call the answer to stop; it waits for a sweep
 * that is under way.
 */
export function startSweeping(store: Store, log: Logger): () => Promise<void> {
  let last = Promise.resolve()
  const sweep = async () => {
    try {
      await forgetRemoved(store.database.db, undefined, Date.now())
      await forgetRemovedEvents(store.database.db, Date.now())
      const count = await sweepBlobs(store)
      if (count > 0) log.info({ count }, 'left-over bytes deleted')
    } catch (error) {
      log.error({ err: error }, 'left-over bytes could not be deleted')
    }
  }
  const next = () => (last = last.then(sweep))
  const timer = setInterval(() => void next(), everyMs)
  timer.unref()
  void next()
  return async () => {
    clearInterval(timer)
    await last
  }
}
