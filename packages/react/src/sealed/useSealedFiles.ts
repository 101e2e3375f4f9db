import type { AttachmentId, MessageRef, TransferOptions } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'

/** The files of an opened mail, fetched with the password that opened it. @source RD-11 */
export function useSealedFiles({ folder, uid }: MessageRef, password: string) {
  const { sealed: port } = useAdapter()
  return useMemo(() => {
    const sealed = () => {
      if (!port) throw missingPort('sealed')
      return port
    }
    const ref = { folder, uid }
    return {
      file: async (id: AttachmentId, options?: TransferOptions) =>
        sealed().attachment(ref, id, password, options),
      all: async (options?: TransferOptions) => sealed().attachments(ref, password, options),
    }
  }, [port, folder, uid, password])
}
