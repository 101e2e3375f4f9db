import { formatSize, visibleFileName, type DiskEntry } from '@mailroom/core'
import { languageTag, useLocale } from '@mailroom/react'
import { CheckIcon, ChevronRightIcon, FileIcon, FolderIcon } from '@mailroom/ui'
import * as styles from './OnlineFiles.css'
import type { SayOnline } from './onlineStrings'

interface DiskRowProps {
  t: SayOnline
  entry: DiskEntry
  isChosen: boolean
  onPress: () => void
}

/** A file to choose, or a folder to open. */
export function DiskRow({ t, entry, isChosen, onPress }: DiskRowProps) {
  const { locale } = useLocale()
  const name = visibleFileName(entry.name)
  const isFolder = entry.kind === 'folder'
  const day = (at: number) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' }).format(at)
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-label={isFolder ? t('open', { name }) : undefined}
        aria-pressed={isFolder ? undefined : isChosen}
        onClick={onPress}
      >
        {isFolder ? <FolderIcon /> : <FileIcon />}
        <bdi className={styles.name}>{name}</bdi>
        {!isFolder && (
          <span className={styles.detail}>
            {formatSize(entry.sizeBytes)}
            {entry.expiresAt !== undefined && ` · ${t('until', { date: day(entry.expiresAt) })}`}
          </span>
        )}
        <span className={styles.mark}>{isFolder ? <ChevronRightIcon /> : isChosen && <CheckIcon />}</span>
      </button>
    </li>
  )
}
