import { useStrings } from '@mailroom/react'
import { tagPalette } from '@mailroom/theme'
import { CheckIcon } from '@mailroom/ui'
import { useId } from 'react'
import { tagStrings } from './tagStrings'
import * as styles from './TagPalette.css'

export interface TagPaletteProps {
  label: string
  /** `#RRGGBB` */
  value: string
  onValueChange: (color: string) => void
}

/** The sixteen colours of tags. Native radio buttons: arrows and readers know them. @source ML-16 */
export function TagPalette({ label, value, onValueChange }: TagPaletteProps) {
  const { t } = useStrings(tagStrings)
  const id = useId()
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.colors}>
        {tagPalette.map((color) => {
          const name = t(`color_${color.slice(1) as ColorName}`)
          return (
            <label key={color} className={styles.color} style={{ backgroundColor: color }} title={name}>
              <input
                type="radio"
                name={id}
                className={styles.input}
                aria-label={name}
                checked={value.toUpperCase() === color}
                onChange={() => onValueChange(color)}
              />
              <span className={styles.chosen}>
                <CheckIcon />
              </span>
            </label>
          )
        })}
      </div>
    </div>
  )
}

type ColorName = (typeof tagPalette)[number] extends `#${infer Name}` ? Name : never
