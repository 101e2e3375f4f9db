import { useId } from 'react'
import { CheckIcon } from '../icons/actionsIcons'
import * as styles from './Swatches.css'

/** A colour that can be chosen. */
export interface Swatch<Value extends string = string> {
  value: Value
  /** What it is called. */
  name: string
  /** As CSS writes it. */
  color: string
  /** It is that of something else: a ring. @default false */
  isHollow?: boolean
}

export interface SwatchesProps<Value extends string = string> {
  label: string
  swatches: readonly Swatch<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}

/** From so many on they stand in rows of eight. */
const many = 12

/** A colour of some, each with its name. Native radio buttons: arrows and readers know them. */
export function Swatches<Value extends string>(props: SwatchesProps<Value>) {
  const { label, swatches, value: chosen, onValueChange } = props
  const id = useId()
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.colors} data-many={swatches.length >= many || undefined}>
        {swatches.map(({ value, name, color, isHollow }) => (
          <label key={value} className={styles.color} style={{ backgroundColor: color }} title={name}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              aria-label={name}
              checked={chosen === value}
              onChange={() => onValueChange(value)}
            />
            {isHollow && <span className={styles.hole} />}
            <span className={styles.chosen}>
              <CheckIcon />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
