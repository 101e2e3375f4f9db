import type { FlagColor } from '@mailroom/core'
import { useTheme } from '@mailroom/react'
import { tagColors, vars } from '@mailroom/theme'
import { FlagFilledIcon, TagIcon } from '@mailroom/ui'
import * as styles from './ColorMarks.css'

/** A flag in its colour; the word beside it names the colour. */
export function FlagMark({ color }: { color: FlagColor }) {
  return (
    <span className={styles.mark} style={{ color: vars.flag[color] }}>
      <FlagFilledIcon />
    </span>
  )
}

/** A tag in its colour, before its name. */
export function TagMark({ color }: { color: string }) {
  const { colorScheme } = useTheme()
  return (
    <span className={styles.mark} style={{ color: tagColors(color, colorScheme).dot }}>
      <TagIcon />
    </span>
  )
}
