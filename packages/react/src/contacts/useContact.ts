import type { ContactId } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** All that is noted of a contact. @param id undefined asks nothing @source CT-02 */
export function useContact(id: ContactId | undefined) {
  const { addressBook } = useAdapter()
  const key = useAccountKey('contact', addressBook ? id : undefined)
  const { data: contact, ...rest } = useAnswer(key, () => addressBook!.contact(id!))
  return { contact, ...rest }
}
