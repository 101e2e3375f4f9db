import { visibleFileName, type DiskPage, type UploadId } from '@mailroom/core'
import { Button, ChevronRightIcon } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'
import * as styles from './FolderView.css'

export interface FolderPathProps {
  t: SayFiles
  /** Name of the top. */
  top: string
  path: DiskPage['path']
  /** Undefined opens the top. */
  onOpen: (id: UploadId | undefined) => void
}

/** The folders that lead here; each opens. @source FC-01 */
export function FolderPath({ t, top, path, onOpen }: FolderPathProps) {
  const steps = [{ id: undefined, name: top }, ...path]
  return (
    <nav className={styles.path} aria-label={t('path')}>
      {steps.map(({ id, name }, index) => (
        <span key={id ?? ''} className={styles.step}>
          {index > 0 && <ChevronRightIcon />}
          <Button
            size="small"
            variant="ghost"
            className={styles.stepButton}
            aria-current={index === steps.length - 1 ? 'location' : undefined}
            onClick={() => onOpen(id)}
          >
            <bdi>{visibleFileName(name)}</bdi>
          </Button>
        </span>
      ))}
    </nav>
  )
}
