import type { FlagColor } from '@mailroom/core'
import { vars } from '@mailroom/theme'
import * as styles from './ColorDot.css'

export type ColorDotProps = { flag: FlagColor } | { color: string }

/** A small round colour before a word. It says nothing by itself, so screen readers pass over it. */
export function ColorDot(props: ColorDotProps) {
  const backgroundColor = 'flag' in props ? vars.flag[props.flag] : props.color
  return <span aria-hidden className={styles.dot} style={{ backgroundColor }} />
}
