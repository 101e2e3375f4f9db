import { useArtwork, useLive } from '@mailroom/react'
import type { ArtworkPlace } from '@mailroom/theme'
import * as styles from './SkinArtwork.css'

export interface SkinArtworkProps {
  /** @default 'empty' */
  place?: ArtworkPlace
}

/** The skin's own drawing for a place; nothing until it is fetched, and nothing for a skin without drawings. */
export function SkinArtwork({ place = 'empty' }: SkinArtworkProps) {
  const url = useArtwork(place)
  const isOffline = useLive() === 'offline'
  // One that was not to be had is asked for again when the line is back.
  return url ? <img key={String(isOffline)} className={styles.artwork} src={url} alt="" /> : null
}
