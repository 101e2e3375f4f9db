import {
  addressKey,
  domainEntry,
  sameAddress,
  type EnvelopeVerdict,
  type MailReason,
  type MessageTrust,
} from '@mailroom/core'
import type { MailContent } from '../mailbox/StoredMail'
import type { Account } from '../system/Account'

/** What came of opening a mail with the reader's certificates; undefined for one that is not encrypted. */
function verdictOf({ certificates }: Account, { encrypted }: MailContent): EnvelopeVerdict | undefined {
  if (!encrypted) return undefined
  if (certificates.size === 0) return 'noCertificate'
  return certificates.has(encrypted.fingerprint) ? 'opened' : 'otherRecipient'
}

/** A mail as its reader may see it: what is encrypted for them is open. @source RD-20 */
export const openEncrypted = (account: Account, content: MailContent): MailContent =>
  verdictOf(account, content) === 'opened' ? { ...content, ...content.encrypted!.inside } : content

/** What is known of a mail, with whether it opens. */
export function trustOf(account: Account, content: MailContent): MessageTrust {
  const { encrypted } = content
  const reasons = reasonsOf(account, content)
  const trust = { ...content.trust, ...(reasons.length > 0 && { reasons }) }
  const verdict = verdictOf(account, content)
  if (verdict === undefined) return trust
  const signature = verdict === 'opened' ? encrypted?.signature : undefined
  return { ...trust, protection: { kind: 'smimeEncrypted', verdict, ...(signature && { signature }) } }
}

/** Why a mail is here: what was said of its sender, and that it names its reader nowhere. */
function reasonsOf({ address: own, standings }: Account, { from, to, cc }: MailContent): MailReason[] {
  if (sameAddress(own, from)) return []
  const entry = [addressKey(from), domainEntry(from.address)].find((each) => standings.has(each))
  const isNamed = [...to, ...cc].some((each) => sameAddress(each, own))
  return [
    ...(entry === undefined ? [] : [{ kind: 'standing' as const, standing: standings.get(entry)!, entry }]),
    ...(isNamed ? [] : [{ kind: 'unnamed' as const }]),
  ]
}
