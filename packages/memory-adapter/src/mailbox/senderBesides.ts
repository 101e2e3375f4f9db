import { sameAddress, type Address } from '@mailroom/core'
import type { MailContent } from './StoredMail'

/** Who has sent a mail beside its author: some mails name the author twice. @source RFC 5322 3.6.2 */
export const senderBesides = (from?: Address, sender?: Address): Pick<MailContent, 'sender'> =>
  from && sender && !sameAddress(from, sender) ? { sender } : {}
