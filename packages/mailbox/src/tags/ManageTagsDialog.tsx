import type { Tag } from '@mailroom/core'
import { useStrings, useTagActions, useTags } from '@mailroom/react'
import { Button, Dialog, IconButton, PencilIcon, PlusIcon, TrashIcon } from '@mailroom/ui'
import { useState } from 'react'
import { DeleteQuestion } from '../acts/DeleteQuestion'
import { TagMark } from '../marks/ColorMarks'
import { TagForm } from './TagForm'
import { tagStrings } from './tagStrings'
import * as styles from './ManageTagsDialog.css'

/** All tags, to make, change and delete them. @source ML-16 */
export function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useStrings(tagStrings)
  const { tags = [] } = useTags()
  const { createTag, updateTag } = useTagActions()
  const [edited, setEdited] = useState<Tag | 'new'>()
  const [doomed, setDoomed] = useState<Tag>()
  const toList = () => setEdited(undefined)

  if (edited !== undefined) {
    const isNew = edited === 'new'
    return (
      <Dialog
        open
        size="small"
        onOpenChange={toList}
        title={t(isNew ? 'newTitle' : 'editTitle')}
        closeLabel={t('close')}
      >
        <TagForm
          initial={isNew ? undefined : edited}
          submitLabel={t(isNew ? 'create' : 'save')}
          onCancel={toList}
          onSubmit={async (wanted) => {
            await (isNew ? createTag(wanted) : updateTag(edited.id, wanted))
            toList()
          }}
        />
      </Dialog>
    )
  }
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
        {tags.length === 0 ? (
          <p className={styles.nothing}>{t('noTags')}</p>
        ) : (
          <ul className={styles.list}>
            {tags.map((tag) => (
              <li key={tag.id} className={styles.line}>
                <TagMark color={tag.color} />
                <bdi className={styles.name}>{tag.name}</bdi>
                <IconButton
                  size="small"
                  label={t('editTag', { tag: tag.name })}
                  icon={<PencilIcon />}
                  onClick={() => setEdited(tag)}
                />
                <IconButton
                  size="small"
                  label={t('deleteTag', { tag: tag.name })}
                  icon={<TrashIcon />}
                  onClick={() => setDoomed(tag)}
                />
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {doomed && <DeleteTagQuestion tag={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}

/** A tag that is deleted leaves all its mails, which cannot be taken back. */
function DeleteTagQuestion({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useStrings(tagStrings)
  const { deleteTag } = useTagActions()
  return (
    <DeleteQuestion
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
