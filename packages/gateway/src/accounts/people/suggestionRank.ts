import type { Suggestion } from '@mailroom/core'
import type { SqlBool } from 'kysely'

/** Who comes before whom, however well they fit. */
export const groups = { recent: 0, colleague: 1, other: 2 } as const

/** From the best match to none. */
export const ranks = {
  nameStart: 0,
  addressStart: 1,
  wordStart: 2,
  within: 3,
  sound: 4,
  department: 5,
  none: 6,
} as const

/** Somebody who was found. */
export interface Found extends Suggestion {
  readonly group: (typeof groups)[keyof typeof groups]
  /** The name is spelled as what was typed, or sounds like it. */
  readonly isSpelled: SqlBool
  /** 1 when it is spelled so from its beginning, 0 from a later character on. */
  readonly place: 0 | 1 | null
}

/** How well somebody fits. @param wanted lower case */
export function rankOf({ name, address, department, isSpelled, place }: Found, wanted: string): number {
  const shown = name.toLowerCase()
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase()
  if (shown.startsWith(wanted)) return ranks.nameStart
  if (address.toLowerCase().startsWith(wanted) || place === 1) return ranks.addressStart
  const words = `${shown} ${local.replaceAll(/[._-]/g, ' ')}`
  if (words.includes(` ${wanted}`) || place === 0) return ranks.wordStart
  // What all addresses have in common, the domain, tells nobody apart.
  if (shown.includes(wanted) || local.includes(wanted)) return ranks.within
  // The engines say it as a number or as true.
  if (isSpelled) return ranks.sound
  return department.toLowerCase().includes(wanted) ? ranks.department : ranks.none
}
