import type { Attachment, MessageRef } from '@mailroom/core'
import { usePackageDownload } from '../../download/usePackageDownload'
import { AttachmentPreview } from '../preview/lazyPreview'
import { FileCards } from './FileCards'
import { useMailFiles } from './useMailFiles'

export interface AttachmentListProps {
  messageRef: MessageRef
  attachments: readonly Attachment[]
}

/** The files of a mail: how many, how large, each with its name and a way to save it. @source RD-06 */
export function AttachmentList({ messageRef, attachments }: AttachmentListProps) {
  const source = useMailFiles(messageRef)
  const downloads = usePackageDownload()
  return (
    <FileCards
      source={source}
      attachments={attachments}
      onDownloadAll={downloads && (() => downloads.files(messageRef))}
    >
      {(shown) => <AttachmentPreview messageRef={messageRef} {...shown} />}
    </FileCards>
  )
}
