/** Why a mail did not reach somebody, as far as the code of a server tells. */
export type DeliveryReason = 'noMailbox' | 'noDomain' | 'full' | 'tooLarge' | 'refused' | 'noAnswer' | 'loop'

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
  const code = /(?:^|[\s-])[45]\.(\d{1,3}\.\d{1,3})(?!\S)/.exec(answer)?.[1]
  return code === undefined ? undefined : reasons.find(([pattern]) => pattern.test(code))?.[1]
}
