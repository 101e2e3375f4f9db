import type { Tag } from '@mailroom/core'
import { defaultTagColor, tagColors } from '@mailroom/theme'
import { useTheme } from '@mailroom/react'
import * as styles from './TagChips.css'

export interface TagChipsProps {
  names: readonly string[]
  /** The reader's tags, for their colours. */
  tags: readonly Tag[]
}

/** The tags of a mail; one that was deleted since keeps its name. @source ML-10 */
export function TagChips({ names, tags }: TagChipsProps) {
  const { colorScheme } = useTheme()
  return names.map((name) => {
    const color = tags.find((tag) => tag.name === name)?.color ?? defaultTagColor
    const { text, background } = tagColors(color, colorScheme)
    return (
      <span key={name} className={styles.tag} style={{ color: text, backgroundColor: background }} title={name}>
        {name}
      </span>
    )
  })
}
