import type { Tag } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { IconButton, PencilIcon, TrashIcon } from '@mailroom/ui'
import { TagMark } from '../marks/ColorMarks'
import * as styles from './ManageTagsDialog.css'
import { tagStrings } from './tagStrings'

export interface TagLinesProps {
  tags: readonly Tag[]
  onEdit: (tag: Tag) => void
  onDelete: (tag: Tag) => void
}

/** A line for each tag, with what can be done with it. */
export function TagLines({ tags, onEdit, onDelete }: TagLinesProps) {
  const { t } = useStrings(tagStrings)
  if (tags.length === 0) return <p className={styles.nothing}>{t('noTags')}</p>
  return (
    <ul className={styles.list}>
      {tags.map((tag) => (
        <li key={tag.id} className={styles.line}>
          <TagMark color={tag.color} />
          <bdi className={styles.name}>{tag.name}</bdi>
          <IconButton
            size="small"
            label={t('editTag', { tag: tag.name })}
            icon={<PencilIcon />}
            onClick={() => onEdit(tag)}
          />
          <IconButton
            size="small"
            label={t('deleteTag', { tag: tag.name })}
            icon={<TrashIcon />}
            onClick={() => onDelete(tag)}
          />
        </li>
      ))}
    </ul>
  )
}
