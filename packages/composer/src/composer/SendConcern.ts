import {
  addressKey,
  mentionsAttachment,
  senderWarning,
  uniqueAddresses,
  type Address,
  type SendingRules,
} from '@mailroom/core'
import type { DraftFields } from './draftFields'

/** Why a writer is asked once more before a mail leaves. */
export type SendConcern =
  | { readonly kind: 'noFile' }
  | { readonly kind: 'many'; readonly count: number }
  /** `isOdd`: it looks like another address, or hides something. */
  | { readonly kind: 'outside'; readonly people: readonly { address: string; isOdd: boolean }[] }

/** What is looked at. */
export interface ConcernCheck {
  readonly fields: DraftFields
  /** The writer's own words, without the original below them. */
  readonly ownText: string
  readonly rules: SendingRules
  /** Of the recipients those who have no mailbox in this system. */
  readonly outside: readonly string[]
  /** Of the organisation. */
  readonly ownDomains: readonly string[]
}

/** What a careful colleague would ask before the mail leaves. @source CO-14, CO-19 */
export function findConcerns({ fields, ownText, rules, outside, ownDomains }: ConcernCheck): SendConcern[] {
  const concerns: SendConcern[] = []
  const hasFiles = fields.attachments.some(({ contentId }) => contentId === undefined)
  if (rules.remindsOfFiles && !hasFiles && mentionsAttachment(`${fields.subject}\n${ownText}`))
    concerns.push({ kind: 'noFile' })
  const people = outside
    .map((address) => ({ address, name: '' }))
    // A colleague without a mailbox here is a colleague.
    .filter((person) => !ownDomains.includes(domainOf(person)))
    .map((person) => ({
      address: person.address,
      isOdd: senderWarning(person, { trustedDomains: ownDomains }) !== undefined,
    }))
  const named = people.filter(({ isOdd }) => rules.asksForOutside || isOdd)
  if (named.length > 0) concerns.push({ kind: 'outside', people: named })
  const count = recipientsOf(fields).length
  if (rules.asksForMany && count > 1) concerns.push({ kind: 'many', count })
  return concerns
}

/** Everybody that the mail is for, each once. */
export const recipientsOf = ({ to, cc, bcc }: Pick<DraftFields, 'to' | 'cc' | 'bcc'>): readonly Address[] =>
  uniqueAddresses([...to, ...cc, ...bcc])

/** The part of an address that names the organisation. */
export const domainOf = (address: Address): string => addressKey(address).replace(/^.*@/, '')
