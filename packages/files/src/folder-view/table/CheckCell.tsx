import { Checkbox } from '@mailroom/ui'
import { useRef, type MouseEvent } from 'react'
import type { SayFiles } from '../../filesStrings'
import * as styles from './FileTable.css'
import { swallow } from './swallow'

export interface CheckCellProps {
  t: SayFiles
  name: string
  isSelected: boolean
  /** With Shift everything from the row that was picked last. */
  onToggle: (isRange: boolean) => void
}

/** Selects the row beside others. Focus stays on rows. */
export function CheckCell({ t, name, isSelected, onToggle }: CheckCellProps) {
  const isRange = useRef(false)
  return (
    <span
      role="gridcell"
      className={styles.check}
      onClick={swallow}
      onDoubleClick={swallow}
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
        aria-label={t('selectRow', { name })}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onCheckedChange={() => onToggle(isRange.current)}
      />
    </span>
  )
}
