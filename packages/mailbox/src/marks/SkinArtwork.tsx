import { artworkUrl, type ArtworkPlace } from '@mailroom/theme'
import { useTheme } from '@mailroom/react'
import { useEffect, useState } from 'react'
import * as styles from './SkinArtwork.css'

export interface SkinArtworkProps {
  /** @default 'empty' */
  place?: ArtworkPlace
}

/** The skin's own drawing for a place; nothing until it is fetched, and nothing for a skin without drawings. */
export function SkinArtwork({ place = 'empty' }: SkinArtworkProps) {
  const { skin, colorScheme } = useTheme()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let isWanted = true
    skin.artwork?.().then(
      (drawings) => isWanted && setUrl(artworkUrl(drawings[colorScheme][place])),
      // A drawing that cannot be fetched is no reason to say anything.
      () => undefined,
    )
    return () => void (isWanted = false)
  }, [skin, colorScheme, place])
  return url ? <img className={styles.artwork} src={url} alt="" /> : null
}
