import type { AttachmentId, MessageRef } from '@mailroom/core'
import { useEffect, useState } from 'react'
import { useAdapter } from '../adapter/adapterContext'

/** How far the bytes of an attachment are. */
export interface AttachmentBlob {
  readonly blob?: Blob
  readonly error?: unknown
  readonly doneBytes: number
  readonly totalBytes?: number
}

const nothingYet: AttachmentBlob = { doneBytes: 0 }

/**
 * Fetches the bytes of an attachment while the caller is shown; stops when it goes.
 *
 * @param id undefined fetches nothing
 */
export function useAttachmentBlob(ref: MessageRef, id: AttachmentId | undefined): AttachmentBlob {
  const { messages: port } = useAdapter()
  const { folder, uid } = ref
  const wanted = JSON.stringify([folder, uid, id])
  const [found, setFound] = useState({ wanted, state: nothingYet })
  useEffect(() => {
    if (id === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const tell = (state: AttachmentBlob) => {
      if (!signal.aborted) setFound({ wanted, state })
    }
    const fetchIt = async () => {
      try {
        const blob = await port.attachment({ folder, uid }, id, { signal, onProgress: tell })
        tell({ blob, doneBytes: blob.size, totalBytes: blob.size })
      } catch (error) {
        tell({ error, doneBytes: 0 })
      }
    }
    void fetchIt()
    return () => controller.abort()
  }, [port, folder, uid, id, wanted])
  return found.wanted === wanted ? found.state : nothingYet
}
