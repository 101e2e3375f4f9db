import type { DiskPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'

/** Files that mails link to and those of the disks, and whether the mail system has any. */
export interface Disk extends Pick<
  DiskPort,
  'upload' | 'keepOnline' | 'store' | 'makeFolder' | 'link' | 'file' | 'fileUrl' | 'pack'
> {
  readonly isAvailable: boolean
}

/** Files that mails link to. What may be done with them is said by `useSendingRules`. @source AT-03 */
export function useDisk(): Disk {
  const { disk: port } = useAdapter()
  return useMemo((): Disk => {
    const disk = () => {
      if (!port) throw missingPort('disk')
      return port
    }
    const fileUrl = port?.fileUrl && port.fileUrl.bind(port)
    return {
      isAvailable: port !== undefined,
      upload: async (...question) => disk().upload(...question),
      keepOnline: async (id) => disk().keepOnline(id),
      store: async (...question) => disk().store(...question),
      makeFolder: async (...question) => disk().makeFolder(...question),
      link: async (...question) => disk().link(...question),
      file: async (...question) => disk().file(...question),
      pack: async (...question) => disk().pack(...question),
      ...(fileUrl && { fileUrl: async (...question) => fileUrl(...question) }),
    }
  }, [port])
}
