import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** Contacts that seem to be the same person. @source CT-06 */
export function useContactDoubles() {
  const { addressBook } = useAdapter()
  const key = useAccountKey('contactDoubles', addressBook ? everything : undefined)
  const { data: doubles, ...rest } = useAnswer(key, () => addressBook!.doubles())
  return { doubles, ...rest }
}
