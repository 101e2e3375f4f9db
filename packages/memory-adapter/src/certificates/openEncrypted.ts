import type { EnvelopeVerdict, MessageTrust } from '@mailroom/core'
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
  const { trust = {}, encrypted } = content
  const verdict = verdictOf(account, content)
  if (verdict === undefined) return trust
  const signature = verdict === 'opened' ? encrypted?.signature : undefined
  return { ...trust, protection: { kind: 'smimeEncrypted', verdict, ...(signature && { signature }) } }
}
