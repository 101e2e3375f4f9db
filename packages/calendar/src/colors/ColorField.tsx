import { eventColors, type EventColor } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Swatches, type Swatch } from '@mailroom/ui'
import { colorStrings } from './colorStrings'
import { eventHues } from './eventHues'

export interface ColorFieldProps {
  label: string
  /** The colour that holds where none is chosen; without it one has to be. */
  inherited?: { name: string; color: EventColor }
  /** Undefined: the inherited one. */
  value: EventColor | undefined
  onChange: (color: EventColor | undefined) => void
}

/** The value of the inherited one. */
const none = ''

/** One of the ten colours, by name. @source CA-02, CA-03 */
export function ColorField({ label, inherited, value, onChange }: ColorFieldProps) {
  const { t } = useStrings(colorStrings)
  const swatches: readonly Swatch<EventColor | typeof none>[] = [
    ...(inherited
      ? [{ value: none, name: inherited.name, color: eventHues[inherited.color], isHollow: true } as const]
      : []),
    ...eventColors.map((color) => ({ value: color, name: t(color), color: eventHues[color] })),
  ]
  return (
    <Swatches
      {...{ label, swatches }}
      value={value ?? none}
      onValueChange={(color) => onChange(color === none ? undefined : color)}
    />
  )
}
