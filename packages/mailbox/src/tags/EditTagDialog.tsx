import type { Tag } from '@mailroom/core'
import { useStrings, useTagActions } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { TagForm } from './TagForm'
import { tagStrings } from './tagStrings'

export interface EditTagDialogProps {
  tag: Tag | 'new'
  onClose: () => void
}

/** Makes a tag, or gives one another name or colour. */
export function EditTagDialog({ tag, onClose }: EditTagDialogProps) {
  const { t } = useStrings(tagStrings)
  const { createTag, updateTag } = useTagActions()
  const isNew = tag === 'new'
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t(isNew ? 'newTitle' : 'editTitle')}
      closeLabel={t('close')}
    >
      <TagForm
        initial={isNew ? undefined : tag}
        submitLabel={t(isNew ? 'create' : 'save')}
        onCancel={onClose}
        onSubmit={async (wanted) => {
          await (isNew ? createTag(wanted) : updateTag(tag.id, wanted))
          onClose()
        }}
      />
    </Dialog>
  )
}
