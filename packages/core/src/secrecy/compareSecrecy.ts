import { type SecrecyLevel, secrecyLevels } from './SecrecyLevel'

/** 1 for normal to 5 for top secret. @source CO-12 */
export const secrecyRank = (level: SecrecyLevel): number => secrecyLevels.indexOf(level) + 1

/** True when one level is more secret than another. What has no level is above nothing. */
export const isMoreSecret = (level: SecrecyLevel | undefined, other: SecrecyLevel | undefined): boolean =>
  (level ? secrecyRank(level) : 0) > (other ? secrecyRank(other) : 0)

/** The most secret of some levels; undefined when none of them is one. */
export const mostSecret = (levels: readonly (SecrecyLevel | undefined)[]): SecrecyLevel | undefined =>
  levels.reduce((most, level) => (isMoreSecret(level, most) ? level : most), undefined)
