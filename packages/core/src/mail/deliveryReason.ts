/** Why a mail did not reach somebody, as far as the code of a server tells. */
export type DeliveryReason =
  | 'noMailbox'
  | 'noDomain'
  | 'full'
  | 'tooLarge'
  | 'refused'
  | 'noAnswer'
  | 'loop'
  | 'reviewed'

/** Stands before a reviewer's own words. */
const reviewed = '550 5.7.1 Review: '

/** What became of a mail that a reviewer held back, as an answer of a server. @source RV-02 */
export const answerOfReview = (reason: string): string => `${reviewed}${reason}`

/** A reviewer's own words; undefined when nobody has held the mail back. */
export const reasonOfReview = (answer: string): string | undefined =>
  answer.startsWith(reviewed) ? answer.slice(reviewed.length) : undefined

const reasons: readonly (readonly [code: RegExp, reason: DeliveryReason])[] = [
  [/^1\.(?:1|3|6)$/, 'noMailbox'],
  [/^1\.(?:2|10)$/, 'noDomain'],
  [/^2\.2$/, 'full'],
  [/^(?:2\.3|3\.4)$/, 'tooLarge'],
  [/^7\.\d+$/, 'refused'],
  [/^4\.(?:1|2|4|7)$/, 'noAnswer'],
  [/^4\.6$/, 'loop'],
]

/**
 * Reads the reason from what a server has answered: `550 5.1.1 No such user`.
 *
 * @returns undefined when the answer has no code, or one that says nothing to people
 * @source RFC 3463
 */
export function deliveryReason(answer: string): DeliveryReason | undefined {
  if (reasonOfReview(answer) !== undefined) return 'reviewed'
  const code = /(?:^|[\s-])[45]\.(\d{1,3}\.\d{1,3})(?!\S)/.exec(answer)?.[1]
  return code === undefined ? undefined : reasons.find(([pattern]) => pattern.test(code))?.[1]
}
