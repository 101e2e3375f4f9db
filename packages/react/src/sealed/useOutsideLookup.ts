import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'

/**
 * Looks up once which of some recipients have no mailbox in this system. Nobody where the mail system cannot tell.
 *
 * @source CO-19
 */
export function useOutsideLookup(): (addresses: readonly string[]) => Promise<readonly string[]> {
  const { sealed } = useAdapter()
  return useCallback(async (addresses) => sealed?.outside(addresses) ?? [], [sealed])
}
