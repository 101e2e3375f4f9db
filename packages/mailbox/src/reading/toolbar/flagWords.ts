import type { FlagColor } from '@mailroom/core'

/** The word for each flag colour. @source ML-05 */
export const flagWords = {
  red: 'flagRed',
  green: 'flagGreen',
  orange: 'flagOrange',
  blue: 'flagBlue',
  pink: 'flagPink',
  cyan: 'flagCyan',
  yellow: 'flagYellow',
  purple: 'flagPurple',
  gray: 'flagGray',
} as const satisfies Readonly<Record<FlagColor, string>>
