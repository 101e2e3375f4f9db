import { useId, type ReactNode } from 'react'
import { useControlled } from '../useControlled'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import * as styles from './SegmentedControl.css'

/** One of the parts. */
export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Only the icon is seen; the label stays the name. */
  iconOnly?: boolean
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen. */
  label: string
  segments: readonly Segment<Value>[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
}

/** Two to five views of the same thing, one at a time. Native radio buttons: arrows, forms and readers know them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, defaultValue, onValueChange } = props
  const [chosen, choose] = useControlled<Value | ''>(
    value,
    defaultValue ?? '',
    (next) => next && onValueChange?.(next),
  )
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          title={segment.iconOnly ? segment.label : undefined}
        >
          <input
            type="radio"
            name={name}
            className={styles.segmentInput}
            value={segment.value}
            checked={chosen === segment.value}
            disabled={segment.disabled}
            onChange={() => choose(segment.value)}
          />
          {segment.icon && (
            <span className={styles.segmentIcon} aria-hidden>
              {segment.icon}
            </span>
          )}
          {segment.iconOnly ? <VisuallyHidden>{segment.label}</VisuallyHidden> : <span>{segment.label}</span>}
        </label>
      ))}
    </div>
  )
}
