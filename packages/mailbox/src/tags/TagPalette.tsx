import { useStrings } from '@mailroom/react'
import { tagPalette } from '@mailroom/theme'
import { Swatches } from '@mailroom/ui'
import { tagStrings } from './tagStrings'

export interface TagPaletteProps {
  label: string
  /** `#RRGGBB` */
  value: string
  onValueChange: (color: string) => void
}

/** The sixteen colours of tags. @source ML-16 */
export function TagPalette({ label, value, onValueChange }: TagPaletteProps) {
  const { t } = useStrings(tagStrings)
  return (
    <Swatches
      {...{ label, onValueChange }}
      value={value.toUpperCase()}
      swatches={tagPalette.map((color) => ({
        value: color,
        color,
        name: t(`color_${color.slice(1) as ColorName}`),
      }))}
    />
  )
}

type ColorName = (typeof tagPalette)[number] extends `#${infer Name}` ? Name : never
