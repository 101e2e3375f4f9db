import type { DiskQuestion } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** A page of a folder of a disk, or of what lies in transit. @source AT-04 */
export function useDiskPage({ place, folderId, offset, limit }: DiskQuestion) {
  const { disk } = useAdapter()
  const key = useAccountKey('disk', disk ? `${place} ${folderId ?? ''} ${offset} ${limit}` : undefined)
  const { data: page, ...rest } = useAnswer(key, () => disk!.list({ place, folderId, offset, limit }))
  return { page, ...rest }
}
