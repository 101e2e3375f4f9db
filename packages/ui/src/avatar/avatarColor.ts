/** Grounds that carry white letters at 4.5:1 or better, evenly round the wheel. */
export const avatarColors = [
  '#b3261e',
  '#a8500f',
  '#7a6000',
  '#4a6b16',
  '#1c7040',
  '#0f6e68',
  '#0b6a8f',
  '#2b5fb8',
  '#5750c4',
  '#7e45b8',
  '#9c3a95',
  '#ab2f63',
] as const

/** The same person has the same colour everywhere, in every session and on every machine. */
export function avatarColor(key: string): string {
  let hash = 0
  for (const character of key.trim().toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return avatarColors[hash % avatarColors.length] ?? avatarColors[0]
}
