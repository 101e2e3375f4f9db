import type { ColorScheme } from '@mailroom/theme'

/** Where a skin's drawing lies beside the pages. @see artworkFiles */
export const artworkAddress = (skin: string, scheme: ColorScheme, place: 'login' | 'rail'): string =>
  `/art/${skin}-${scheme}-${place}.svg`
