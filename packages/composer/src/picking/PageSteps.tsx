import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@mailroom/ui'
import * as styles from './picking.css'

interface PageStepsProps {
  labels: {
    readonly previous: string
    readonly next: string
    readonly position: (shown: { from: number; to: number; total: number }) => string
  }
  /** From 0. */
  index: number
  pageSize: number
  total: number
  onIndex: (index: number) => void
}

/** The way to the other pages of what can be picked; nothing where there is one page. */
export function PageSteps({ labels, index, pageSize, total, onIndex }: PageStepsProps) {
  if (total <= pageSize) return null
  const offset = index * pageSize
  return (
    <div className={styles.pages}>
      <IconButton
        size="small"
        label={labels.previous}
        icon={<ChevronLeftIcon />}
        disabled={index === 0}
        onClick={() => onIndex(index - 1)}
      />
      <span role="status">
        {labels.position({ from: offset + 1, to: Math.min(offset + pageSize, total), total })}
      </span>
      <IconButton
        size="small"
        label={labels.next}
        icon={<ChevronRightIcon />}
        disabled={offset + pageSize >= total}
        onClick={() => onIndex(index + 1)}
      />
    </div>
  )
}
