import {
  type DraftContent,
  type SecrecyLevel,
  secrecyLevels,
  secrecyOfRank,
  secrecyRank,
} from '@mailroom/core'

/**
 * The header field that says how secret a mail is: `X-Mailroom-Level: 3 secret`. Mail programs of the organisation may hand in
 * mail with it. In mail from outside it says nothing, and is taken out.
 */
export const levelField = 'X-Mailroom-Level'

/** What a mail says of itself; nothing for one without a level. @source CO-12 */
export const levelHeaders = ({ secrecy }: Pick<DraftContent, 'secrecy'>): Readonly<Record<string, string>> =>
  secrecy === undefined ? {} : { [levelField]: `${secrecyRank(secrecy)} ${secrecy}` }

/** The level that a field names, by rank or by name; undefined for what names none. */
export function readLevelField(value: string): SecrecyLevel | undefined {
  const word = /^\s*([A-Za-z]{1,20}|[1-5])(?:\s|$)/.exec(value)?.[1]
  if (word === undefined) return undefined
  const named = secrecyLevels.find((level) => level.toLowerCase() === word.toLowerCase())
  return named ?? secrecyOfRank(Number(word))
}
