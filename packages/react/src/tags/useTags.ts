import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** The reader's tags. @source ML-16 */
export function useTags() {
  const { tags: port } = useAdapter()
  const key = useAccountKey('tags', port ? everything : undefined)
  const { data: tags, ...rest } = useAnswer(key, () => port!.list())
  return { tags, ...rest }
}
