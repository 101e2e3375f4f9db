import type { DiskPage, UploadId } from '@mailroom/core'
import { Button } from '@mailroom/ui'
import * as styles from './OnlineFiles.css'
import type { SayOnline } from './onlineStrings'

interface DiskPathProps {
  t: SayOnline
  path: DiskPage['path']
  /** Undefined opens the top. */
  onOpen: (id: UploadId | undefined) => void
}

/** The folders that lead here; each opens. Nothing at the top. */
export function DiskPath({ t, path, onOpen }: DiskPathProps) {
  if (path.length === 0) return null
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <Button size="small" variant="ghost" onClick={() => onOpen(undefined)}>
        {t('top')}
      </Button>
      {path.map(({ id, name }, index) => (
        <span key={id} className={styles.step}>
          <span aria-hidden>/</span>
          <Button
            size="small"
            variant="ghost"
            aria-current={index === path.length - 1 ? 'location' : undefined}
            onClick={() => onOpen(id)}
          >
            <bdi>{name}</bdi>
          </Button>
        </span>
      ))}
    </nav>
  )
}
