import { formatListTime, formatSize, visibleFileName, type DiskEntry } from '@mailroom/core'
import { useLocale, useSession } from '@mailroom/react'
import {
  CheckCell,
  FileName,
  FolderIcon,
  IconButton,
  Menu,
  MoreIcon,
  type ListRowProps,
  type MenuLines,
} from '@mailroom/ui'
import type { SayFiles } from '../../filesStrings'
import { fileIcon } from '../../kinds/fileIcon'
import * as styles from './FileTable.css'
import { swallow } from './swallow'

export interface FileRowProps {
  t: SayFiles
  entry: DiskEntry
  /** Decides what today is. */
  now: number
  isTransit: boolean
  rowProps: ListRowProps
  menu: () => MenuLines
  onOpen: (entry: DiskEntry) => void
  onToggle: (isRange: boolean) => void
}

/** A file or folder: its name opens it, the rest of the row selects it. */
export function FileRow({ t, entry, now, isTransit, rowProps, menu, onOpen, onToggle }: FileRowProps) {
  const { locale } = useLocale()
  const twelveHour = useSession().session?.features.twelveHourTime
  const name = visibleFileName(entry.name)
  const isFolder = entry.kind === 'folder'
  const Icon = isFolder ? FolderIcon : fileIcon(entry.name, entry.contentType)
  const time = (at: number) => formatListTime(at, now, { locale, twelveHour })
  const size = isFolder ? '' : formatSize(entry.sizeBytes)
  const { expiresAt } = entry
  const below = [size, expiresAt === undefined ? time(entry.storedAt) : t('until', { date: time(expiresAt) })]
  return (
    <div role="row" className={styles.row} data-transit={isTransit || undefined} {...rowProps}>
      <CheckCell
        className={styles.check}
        label={t('selectRow', { name })}
        isSelected={rowProps['aria-selected']}
        onToggle={onToggle}
        onClick={swallow}
        onDoubleClick={swallow}
      />
      <span role="gridcell" className={styles.name} data-kind={entry.kind}>
        <Icon size={20} />
        <span className={styles.words}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.opener}
            aria-label={t(isFolder ? 'openFolder' : 'downloadFile', { name })}
            title={name}
            onDoubleClick={swallow}
            onClick={(event) => {
              // With these keys the row is selected, as it is beside its name.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              swallow(event)
              onOpen(entry)
            }}
          >
            <FileName name={name} />
          </button>
          <span className={styles.below}>{below.filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      <span role="gridcell" className={styles.size}>
        {size}
      </span>
      <span role="gridcell" className={styles.time}>
        {time(entry.storedAt)}
      </span>
      {isTransit && (
        <span role="gridcell" className={styles.time}>
          {expiresAt !== undefined && time(expiresAt)}
        </span>
      )}
      <span role="gridcell" className={styles.more} onClick={swallow} onDoubleClick={swallow}>
        <Menu
          align="end"
          trigger={<IconButton size="small" tabIndex={-1} label={t('acts', { name })} icon={<MoreIcon />} />}
          entries={menu}
        />
      </span>
    </div>
  )
}
