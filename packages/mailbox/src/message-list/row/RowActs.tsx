import type { MessageSummary } from '@mailroom/core'
import { ClockIcon, IconButton, Menu, PinIcon, TagIcon, TrashIcon } from '@mailroom/ui'
import { memo } from 'react'
import * as styles from './MessageRow.css'
import { useRowContext } from './rowContext'

export interface RowActsProps {
  message: MessageSummary
  isPinned: boolean
}

/** What can be done with a mail at its row, while pointer or focus is on it. @source ML-10 */
export const RowActs = memo(function RowActs({ message, isPinned }: RowActsProps) {
  const { t, mayChange, canDelete, canTag, canSnooze, on } = useRowContext()
  // Of what stands here nothing is left to who may only read.
  if (!mayChange) return null
  return (
    <span className={styles.acts}>
      <IconButton
        size="small"
        tabIndex={-1}
        label={t(isPinned ? 'unpin' : 'pin')}
        icon={<PinIcon />}
        onClick={() => on.mark(message, { isPinned: !isPinned })}
      />
      {canSnooze && (
        <IconButton
          size="small"
          tabIndex={-1}
          label={t('snooze')}
          icon={<ClockIcon />}
          onClick={() => on.snooze(message)}
        />
      )}
      {canTag && (
        <Menu
          align="end"
          trigger={<IconButton size="small" tabIndex={-1} label={t('tags')} icon={<TagIcon />} />}
          entries={() => on.tagLines(message)}
        />
      )}
      {canDelete && (
        <IconButton
          size="small"
          tabIndex={-1}
          label={t('delete')}
          icon={<TrashIcon />}
          onClick={() => on.delete(message)}
        />
      )}
    </span>
  )
})
