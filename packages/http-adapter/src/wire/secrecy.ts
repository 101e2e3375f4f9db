import type { AnswerOf, Contract } from '@mailroom/api'
import { secrecyOfRank, type SendingRules } from '@mailroom/core'

/** What a writer may choose; nothing where the organisation has no levels. @source CO-12 */
export function fromWireSecrecy(answer: AnswerOf<Contract['sendParams']>): Pick<SendingRules, 'secrecy'> {
  const ranks = answer.mail_level.map(([rank]) => rank)
  const ceiling = secrecyOfRank(Math.max(0, ...ranks))
  if (ceiling === undefined) return {}
  return {
    secrecy: {
      ceiling,
      outside: secrecyOfRank(answer.outside_level) ?? 'normal',
      needsLevel: answer.bool_mail_level,
      needsFileLevels: answer.bool_attach_level,
    },
  }
}
