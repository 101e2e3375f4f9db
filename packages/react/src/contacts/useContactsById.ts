import type { ContactId } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** All that is noted of a few contacts, in their order. Fails when one of them is gone. @source CT-06 */
export function useContactsById(ids: readonly ContactId[]) {
  const { addressBook } = useAdapter()
  const key = useAccountKey('contactSet', addressBook ? ids.join(' ') : undefined)
  const { data: contacts, ...rest } = useAnswer(key, () =>
    Promise.all(ids.map((id) => addressBook!.contact(id))),
  )
  return { contacts, ...rest }
}
