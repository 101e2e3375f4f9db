import type { Tag } from '@mailroom/core'
import { ActQuestion } from '@mailroom/files'
import { useStrings, useTagActions } from '@mailroom/react'
import { tagStrings } from './tagStrings'

/** A tag that is deleted leaves all its mails, which cannot be taken back. */
export function DeleteTagQuestion({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useStrings(tagStrings)
  const { deleteTag } = useTagActions()
  return (
    <ActQuestion
      words={{
        title: t('deleteAsk', { tag: tag.name }),
        description: t('deleteText'),
        confirm: t('delete'),
        cancel: t('cancel'),
      }}
      act={() => deleteTag(tag.id)}
      said={{
        done: t('tagDeleted', { tag: tag.name }),
        failed: (reason) => t('deleteFailed', { reason }),
      }}
      onClose={onClose}
    />
  )
}
