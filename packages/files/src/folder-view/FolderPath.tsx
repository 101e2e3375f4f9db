import { visibleFileName, type DiskPage, type UploadId } from '@mailroom/core'
import { Button, ChevronRightIcon, classNames } from '@mailroom/ui'
import * as styles from './FolderPath.css'

export interface FolderPathProps {
  /** What a screen reader hears of the whole: "Path". */
  label: string
  /** Name of the top. */
  top: string
  path: DiskPage['path']
  /** Undefined opens the top. */
  onOpen: (id: UploadId | undefined) => void
  className?: string
}

/**
 * The folders that lead here; each opens.
 *
 * @internal
 * @source FC-01
 */
export function FolderPath({ label, top, path, onOpen, className }: FolderPathProps) {
  const steps = [{ id: undefined, name: top }, ...path]
  return (
    <nav className={classNames(styles.path, className)} aria-label={label}>
      {steps.map(({ id, name }, index) => (
        <span key={id ?? ''} className={styles.step}>
          {index > 0 && <ChevronRightIcon />}
          <Button
            size="small"
            variant="ghost"
            className={styles.button}
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
