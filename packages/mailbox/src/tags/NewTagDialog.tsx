import type { MessageSelections } from '@mailroom/core'
import { useMessageActions, useStrings, useTagActions } from '@mailroom/react'
import { Dialog } from '@mailroom/ui'
import { TagForm } from './TagForm'
import { tagStrings } from './tagStrings'

export interface NewTagDialogProps {
  /** Mails that get the tag at once. */
  selection?: MessageSelections
  onClose: () => void
}

/** Makes a tag. @source ML-16 */
export function NewTagDialog({ selection, onClose }: NewTagDialogProps) {
  const { t } = useStrings(tagStrings)
  const { createTag } = useTagActions()
  const { setState } = useMessageActions()
  return (
    <Dialog open size="small" onOpenChange={onClose} title={t('newTitle')} closeLabel={t('close')}>
      <TagForm
        submitLabel={t('create')}
        onCancel={onClose}
        onSubmit={async (wanted) => {
          const { name } = await createTag(wanted)
          onClose()
          if (selection) void setState(selection, { addTags: [name] })
        }}
      />
    </Dialog>
  )
}
