import { addressKey } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** What the mail system knows of somebody; nothing where it keeps no contacts. @source ML-13 */
export function usePerson(address: string) {
  const { contacts } = useAdapter()
  const key = useAccountKey('person', contacts ? addressKey(address) : undefined)
  const { data: card, error, isLoading } = useAnswer(key, () => contacts!.lookUp(address))
  return { card, error, isLoading }
}
