import { defaultTagColor, tagColors } from '@mailroom/theme'
import { useTheme } from '@mailroom/react'
import { useRowContext } from './rowContext'
import * as styles from './TagChips.css'

/** The tags of a mail; one that was deleted since keeps its name. @source ML-10 */
export function TagChips({ names }: { names: readonly string[] }) {
  const { colorScheme } = useTheme()
  const { tags } = useRowContext()
  return names.map((name) => {
    const color = tags.find((tag) => tag.name === name)?.color ?? defaultTagColor
    const { text, background } = tagColors(color, colorScheme)
    return (
      <span
        key={name}
        className={styles.tag}
        style={{ color: text, backgroundColor: background }}
        title={name}
      >
        {name}
      </span>
    )
  })
}
