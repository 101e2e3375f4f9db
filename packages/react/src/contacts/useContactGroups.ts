import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** The groups of the personal address book; undefined until they are there, and where there are none. @source CT-02 */
export function useContactGroups() {
  const { addressBook } = useAdapter()
  const key = useAccountKey('contactGroups', addressBook ? everything : undefined)
  const { data: groups, ...rest } = useAnswer(key, () => addressBook!.groups())
  return { groups, ...rest }
}
