import { useTheme } from '@mailroom/react'
import type { SkinEntry } from '@mailroom/theme'
import * as styles from './SkinSwatch.css'

/** A skin in three colours: rail, canvas and accent. */
export function SkinSwatch({ skin, isLarge }: { skin: SkinEntry; isLarge?: boolean }) {
  const { colorScheme } = useTheme()
  const { rail, canvas, accent } = skin.swatch[colorScheme]
  return (
    <span
      className={styles.swatch}
      data-large={isLarge || undefined}
      style={{ backgroundColor: canvas }}
      aria-hidden
    >
      <span className={styles.rail} style={{ backgroundColor: rail }} />
      <span className={styles.accent} style={{ backgroundColor: accent }} />
    </span>
  )
}
