import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/**
 * Of some recipients those without a mailbox in this system: a mail that is destroyed after reading cannot reach them,
 * and one with a password reaches them as a page. Undefined until that is known.
 *
 * @param addresses as they are written; compared as one question
 * @source CO-06
 */
export function useOutsideRecipients(addresses: readonly string[]): readonly string[] | undefined {
  const { sealed } = useAdapter()
  const isAsked = sealed !== undefined && addresses.length > 0
  const key = useAccountKey('outside', isAsked ? addresses.join('\n') : undefined)
  // The answer for those who stood there before is shown until that for all is there.
  const { data } = useAnswer(key, () => sealed!.outside(addresses), { keepPreviousData: true })
  return addresses.length === 0 ? [] : data?.filter((address) => addresses.includes(address))
}
