import { isMailroomError } from '@mailroom/core'
import type { Settings } from '../config/Settings'
import { openStore, type Store } from '../openStore'
import { CommandError } from './Command'

/** Opens the store beside a gateway that may be running, and closes it again. What is refused is told in its own words. */
export async function withStore(settings: Settings, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(settings, { isShared: true })
  try {
    await work(store)
  } catch (error) {
    throw isMailroomError(error) ? new CommandError(error.message) : error
  } finally {
    await store.close()
  }
}
