import type { MenuEntry } from '@mailroom/ui'
import type { SayComposer } from '../../composeStrings'
import * as styles from './EditorToolbar.css'

/** Readable on white. */
export const textColors = [
  '#1f2328',
  '#57606a',
  '#c01c28',
  '#b35900',
  '#7a5c00',
  '#1a7f37',
  '#0b6b8a',
  '#0a60be',
  '#6639ba',
  '#b51b5b',
]

/** Dark text stays readable on them. */
export const highlightColors = ['#fff3b0', '#d3f4d8', '#cfeafc', '#f7d9e8', '#e8defa', '#ffe2c7', '#e4e7eb']

/** Colours to choose from, and none. Colours are named by their value: they have no better name in any language. */
export function colorMenu(
  t: SayComposer,
  colors: readonly string[],
  onColor: (color: string | null) => void,
): readonly MenuEntry[] {
  return [
    { id: 'automatic', label: t('colorAutomatic'), onSelect: () => onColor(null) },
    ...colors.map((color) => ({
      id: color,
      label: color.toUpperCase(),
      icon: <span aria-hidden className={styles.swatch} style={{ backgroundColor: color }} />,
      onSelect: () => onColor(color),
    })),
  ]
}
