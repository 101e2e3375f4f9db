import { artworkUrl, type ArtworkPlace } from '@mailroom/theme'
import { useEffect, useState } from 'react'
import { useTheme } from './themeContext'

/** Address of the skin's drawing for a place; undefined until it is fetched, and for a skin without drawings. */
export function useArtwork(place: ArtworkPlace): string | undefined {
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
  return url
}
