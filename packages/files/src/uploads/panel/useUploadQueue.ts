import type { DiskEntry, DiskTarget } from '@mailroom/core'
import { useDiskActs, useSessionWork } from '@mailroom/react'
import { askBeforeLeaving } from './askBeforeLeaving'
import { UploadQueue } from '../UploadQueue'

/** Files on their way to the disks. */
export type DiskUploads = UploadQueue<DiskTarget, DiskEntry>

/** So many travel at the same time. */
const atOnce = 2

/** The files that are on their way to the disks, whichever folder is shown; they go on when no folder is. @source FC-02 */
export function useUploadQueue(): DiskUploads | undefined {
  const { store } = useDiskActs()
  return useSessionWork('disk-uploads', (): DiskUploads => {
    const queue: DiskUploads = new UploadQueue({ send: store, atOnce, keepsDone: true })
    askBeforeLeaving(queue)
    return queue
  })
}
