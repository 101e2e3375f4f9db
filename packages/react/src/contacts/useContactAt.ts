import { addressKey } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** The contact with an address; null where there is none. @source CT-02 */
export function useContactAt(address: string) {
  const { addressBook } = useAdapter()
  const key = useAccountKey('contactAt', addressBook ? addressKey(address) : undefined)
  const { data: contact, ...rest } = useAnswer(key, async () => (await addressBook!.find(address)) ?? null)
  return { contact, ...rest }
}
