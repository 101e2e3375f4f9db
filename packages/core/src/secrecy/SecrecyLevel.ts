/** How secret a mail or a file is, the least first; the rank of a level is its place here. @source CO-12 */
export const secrecyLevels = ['normal', 'internal', 'secret', 'confidential', 'topSecret'] as const

/** One of the five levels. */
export type SecrecyLevel = (typeof secrecyLevels)[number]

/** The level of a rank; undefined for what is none. */
export const secrecyOfRank = (rank: number): SecrecyLevel | undefined => secrecyLevels[rank - 1]
