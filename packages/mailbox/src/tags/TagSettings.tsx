import type { Tag } from '@mailroom/core'
import { useAdapter, useStrings, useTags } from '@mailroom/react'
import { Button, PlusIcon } from '@mailroom/ui'
import { useState } from 'react'
import { BehindFolderLock } from '../folder-lock/BehindFolderLock'
import * as styles from '../settings-page/settingsPage.css'
import { DeleteTagQuestion } from './DeleteTagQuestion'
import { EditTagDialog } from './EditTagDialog'
import { TagLines } from './TagLines'
import { tagStrings } from './tagStrings'

/**
 * The reader's tags: made, changed and deleted. Behind the folder lock where one is set. For a page of settings; nothing
 * where the mail system keeps no tags.
 *
 * @public
 * @source ML-16, SE-29
 */
export function TagSettings() {
  const { tags } = useAdapter()
  return (
    tags && (
      <BehindFolderLock>
        <OwnTags />
      </BehindFolderLock>
    )
  )
}

function OwnTags() {
  const { t } = useStrings(tagStrings)
  const { tags = [] } = useTags()
  const [edited, setEdited] = useState<Tag | 'new'>()
  const [doomed, setDoomed] = useState<Tag>()
  return (
    <section className={styles.section} aria-label={t('manageTitle')}>
      <TagLines tags={tags} onEdit={setEdited} onDelete={setDoomed} />
      <div>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          {t('newTag')}
        </Button>
      </div>
      {edited !== undefined && <EditTagDialog tag={edited} onClose={() => setEdited(undefined)} />}
      {doomed && <DeleteTagQuestion tag={doomed} onClose={() => setDoomed(undefined)} />}
    </section>
  )
}
