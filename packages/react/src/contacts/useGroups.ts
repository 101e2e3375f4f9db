import { addressKey, type Address, type RecipientGroup } from '@mailroom/core'
import { useCallback, useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useHasDirectory } from './useHasDirectory'

const keepForAWhile = { revalidateOnFocus: false, revalidateIfStale: false }

/**
 * The departments and lists that one may write to, by `addressKey`; none where there are none, or asking failed.
 *
 * @param isAsked false asks nothing yet
 * @source CO-03
 */
export function useGroups(isAsked: boolean) {
  const { contacts } = useAdapter()
  const hasDirectory = useHasDirectory()
  const key = useAccountKey('groups', contacts && isAsked && hasDirectory ? everything : undefined)
  const { data, error, isLoading, refresh } = useAnswer(key, () => contacts!.groups(), keepForAWhile)
  const groups = useMemo(
    () => new Map<string, RecipientGroup>(data?.map((group) => [addressKey(group), group])),
    [data],
  )
  const membersOf = useCallback(
    async (address: string): Promise<readonly Address[]> => (await contacts?.groupMembers(address)) ?? [],
    [contacts],
  )
  return { groups, membersOf, isLoading, error, refresh }
}
