import type { MenuEntry } from '@mailroom/ui'
import type { SayComposer } from '../../composeStrings'
import * as styles from './EditorToolbar.css'

/** Readable on white. */
export const textColors = [
  ['#1f2328', 'colorBlack'],
  ['#57606a', 'colorGrey'],
  ['#c01c28', 'colorRed'],
  ['#b35900', 'colorOrange'],
  ['#7a5c00', 'colorBrown'],
  ['#1a7f37', 'colorGreen'],
  ['#0b6b8a', 'colorTeal'],
  ['#0a60be', 'colorBlue'],
  ['#6639ba', 'colorPurple'],
  ['#b51b5b', 'colorPink'],
] as const

/** Dark text stays readable on them. */
export const highlightColors = [
  ['#fff3b0', 'colorYellow'],
  ['#ffe2c7', 'colorOrange'],
  ['#d3f4d8', 'colorGreen'],
  ['#cfeafc', 'colorBlue'],
  ['#e8defa', 'colorPurple'],
  ['#f7d9e8', 'colorPink'],
  ['#e4e7eb', 'colorGrey'],
] as const

/** Colours to choose from, and none. */
export function colorMenu(
  t: SayComposer,
  none: 'colorAutomatic' | 'colorNone',
  colors: typeof textColors | typeof highlightColors,
  onColor: (color: string | null) => void,
): readonly MenuEntry[] {
  return [
    { id: 'none', label: t(none), onSelect: () => onColor(null) },
    ...colors.map(([color, name]) => ({
      id: color,
      label: t(name),
      icon: <span aria-hidden className={styles.swatch} style={{ backgroundColor: color }} />,
      onSelect: () => onColor(color),
    })),
  ]
}
