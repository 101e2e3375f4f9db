import { useRef, type HTMLAttributes, type MouseEvent } from 'react'
import { Checkbox } from '../choice/Checkbox'
import { wholeCell } from '../choice/Choice.css'

export interface CheckCellProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'onClick' | 'onDoubleClick'
> {
  /** What a screen reader hears: which row it is that is selected. */
  label: string
  isSelected: boolean
  /** With Shift everything from the row that was picked last. */
  onToggle: (isRange: boolean) => void
}

/** The cell of a row that selects it beside others. Focus stays on rows. */
export function CheckCell({ label, isSelected, onToggle, ...cell }: CheckCellProps) {
  const isRange = useRef(false)
  return (
    <div
      role="gridcell"
      {...cell}
      // A checkbox with focus would take the keys of the list.
      onMouseDown={(event: MouseEvent<HTMLElement>) => {
        event.preventDefault()
        event.currentTarget.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true })
      }}
    >
      <Checkbox
        className={wholeCell}
        checked={isSelected}
        tabIndex={-1}
        aria-label={label}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onCheckedChange={() => onToggle(isRange.current)}
      />
    </div>
  )
}
