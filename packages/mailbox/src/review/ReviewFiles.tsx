import type { Attachment, ReviewId } from '@mailroom/core'
import { useAdapter } from '@mailroom/react'
import { partOf } from '@mailroom/ui'
import { useMemo } from 'react'
import { FileCards } from '../reading/attachments/FileCards'
import type { FileSource } from '../reading/attachments/FileSource'

const ReviewPreview = partOf(() => import('./ReviewPreview'), 'ReviewPreview')

/** The files of a mail in review, which its reviewers may see and save. @source RV-02, RV-03 */
export function ReviewFiles({ id, attachments }: { id: ReviewId; attachments: readonly Attachment[] }) {
  const { review } = useAdapter()
  const source = useMemo(
    (): FileSource | undefined =>
      review && {
        load: (file, options) => review.file(id, file, options),
        preview: (file) => ({
          ...{ kind: 'reviewPreview', review: id, attachment: file.id },
          ...{ name: file.name, sizeBytes: file.sizeBytes },
        }),
      },
    [review, id],
  )
  if (!source) return null
  return (
    <FileCards source={source} attachments={attachments.filter(({ isInline }) => !isInline)}>
      {(shown) => <ReviewPreview review={id} {...shown} />}
    </FileCards>
  )
}
