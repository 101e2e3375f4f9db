import {
  formatSize,
  hasForbiddenExtension,
  visibleFileName,
  type DiskPlace,
  type UploadId,
} from '@mailroom/core'
import { useSendingRules, useSession, useStrings } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import type { SayFiles } from '../../filesStrings'
import { uploadStrings } from '../uploadStrings'
import { useUploadQueue } from './useUploadQueue'

interface FolderUploadsOptions {
  readonly t: SayFiles
  readonly place: DiskPlace
  readonly folderId: UploadId | undefined
  readonly canPut: boolean
}

/** Puts files into the folder that is shown. What cannot be taken is said before a byte travels. @source FC-02 */
export function useFolderUploads({ t, place, folderId, canPut }: FolderUploadsOptions) {
  const { t: say } = useStrings(uploadStrings)
  const queue = useUploadQueue()
  const toasts = useToasts()
  const limits = useSession().session?.limits
  const maxBytes = useSendingRules()?.online?.maxBytes ?? Infinity
  const refusalOf = ({ name, size }: File) => {
    if (size === 0) return 'fileEmpty'
    if (hasForbiddenExtension(name, limits?.forbiddenExtensions ?? [])) return 'fileForbidden'
    return size > maxBytes ? 'fileTooLarge' : undefined
  }
  return (files: readonly File[]) => {
    const refuse = (message: string) => void toasts.show({ message, tone: 'danger' })
    if (place === 'transit' || !canPut) return refuse(t('mayNotWrite'))
    for (const file of files) {
      const refusal = refusalOf(file)
      if (refusal) refuse(say(refusal, { name: visibleFileName(file.name), size: formatSize(maxBytes) }))
      else queue?.add(file, { place, ...(folderId !== undefined && { folderId }) })
    }
  }
}
