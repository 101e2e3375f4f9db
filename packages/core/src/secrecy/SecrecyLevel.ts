/** How secret a mail or a file is, the least first; the rank of a level is its place here. @source CO-12 */
export const secrecyLevels = ['normal', 'internal', 'secret', 'confidential', 'topSecret'] as const

/** One of the five levels. */
export type SecrecyLevel = (typeof secrecyLevels)[number]

/** 1 for normal to 5 for top secret. @source CO-12 */
export const secrecyRank = (level: SecrecyLevel): number => secrecyLevels.indexOf(level) + 1

/** The level of a rank; undefined for what is none. */
export const secrecyOfRank = (rank: number): SecrecyLevel | undefined => secrecyLevels[rank - 1]

/** True when one level is more secret than another. What has no level is above nothing. */
export const isMoreSecret = (level: SecrecyLevel | undefined, other: SecrecyLevel | undefined): boolean =>
  (level ? secrecyRank(level) : 0) > (other ? secrecyRank(other) : 0)

/** The most secret of some levels; undefined when none of them is one. */
export const mostSecret = (levels: readonly (SecrecyLevel | undefined)[]): SecrecyLevel | undefined =>
  levels.reduce((most, level) => (isMoreSecret(level, most) ? level : most), undefined)
