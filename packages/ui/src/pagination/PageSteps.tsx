import { IconButton } from '../button/IconButton'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/actionsIcons'
import * as styles from './PageSteps.css'

/** All the words of such steps. */
export interface PageStepsLabels {
  readonly previous: string
  readonly next: string
  /** "11–20 of 23"; both ends are 1-based. */
  readonly position: (shown: { from: number; to: number; total: number }) => string
}

export interface PageStepsProps {
  labels: PageStepsLabels
  /** From 0. */
  index: number
  pageSize: number
  /** How many things there are in all. */
  total: number
  onIndex: (index: number) => void
}

/** The way to the other pages where there is no room for a `Pagination`; nothing where there is one page. */
export function PageSteps({ labels, index, pageSize, total, onIndex }: PageStepsProps) {
  if (total <= pageSize) return null
  const offset = index * pageSize
  return (
    <div className={styles.steps}>
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
