import { Checkbox } from '@mailroom/ui'
import { useRef, type MouseEvent } from 'react'
import * as styles from './MessageRow.css'
import { useRowContext } from './rowContext'

export interface CheckCellProps {
  id: string
  subject: string
  isSelected: boolean
}

/** Selects the row; with Shift everything from the row that was picked last. Focus stays on rows. */
export function CheckCell({ id, subject, isSelected }: CheckCellProps) {
  const { t, on } = useRowContext()
  const isRange = useRef(false)
  return (
    <div
      role="gridcell"
      className={styles.check}
      // A checkbox with focus would take the keys of the list.
      onMouseDown={(event: MouseEvent<HTMLElement>) => {
        event.preventDefault()
        event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true })
      }}
    >
      <Checkbox
        className={styles.checkTarget}
        checked={isSelected}
        tabIndex={-1}
        aria-label={t('selectRow', { subject })}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onCheckedChange={() => on.toggle(id, isRange.current)}
      />
    </div>
  )
}
