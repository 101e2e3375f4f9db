import { useAccount } from '../session/sessionContext'
import { useMailCache } from './DataProvider'
import type { Area, Key } from './keys'

/** A key in the reader's own data; null, which asks nothing, while nobody is signed in. */
export function useAccountKey<A extends Area>(area: A, what: unknown): Key<A> | null {
  const account = useAccount()
  const cache = useMailCache()
  // Noted keys are the same object each time, so hooks may depend on them.
  return account === undefined || what === undefined ? null : cache.note([area, account, what])
}
