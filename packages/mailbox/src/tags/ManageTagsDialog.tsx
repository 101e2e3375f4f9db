import type { Tag } from '@mailroom/core'
import { useStrings, useTags } from '@mailroom/react'
import { Button, Dialog, PlusIcon } from '@mailroom/ui'
import { useState } from 'react'
import { DeleteTagQuestion } from './DeleteTagQuestion'
import { EditTagDialog } from './EditTagDialog'
import { TagLines } from './TagLines'
import { tagStrings } from './tagStrings'

/** All tags, to make, change and delete them. @source ML-16 */
export function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(tagStrings)
  const { tags = [] } = useTags()
  const [edited, setEdited] = useState<Tag | 'new'>()
  const [doomed, setDoomed] = useState<Tag>()

  if (edited !== undefined) return <EditTagDialog tag={edited} onClose={() => setEdited(undefined)} />
  return (
    <>
      <Dialog
        open={doomed === undefined}
        size="small"
        onOpenChange={onClose}
        title={t('manageTitle')}
        closeLabel={t('close')}
        footer={
          <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
            {t('newTag')}
          </Button>
        }
      >
        <TagLines tags={tags} onEdit={setEdited} onDelete={setDoomed} />
      </Dialog>
      {doomed && <DeleteTagQuestion tag={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
