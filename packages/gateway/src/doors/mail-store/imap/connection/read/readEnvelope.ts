import type { ImapAttribute } from 'imapflow'
import { tokenList, tokenText } from '../client/ImapClient'
import type { EnvelopeAddress, MailEnvelope } from '../MailEnvelope'

/**
 * `("date" "subject" ((name route mailbox host)) sender reply-to to cc bcc in-reply-to "<message-id>")`
 *
 * @returns undefined when anything in it is not plain ASCII, or is a group or an address in pieces: servers do not agree
 *          on those, and the header itself tells
 * @source  RFC 9051 7.5.2
 */
export function readEnvelope(token: ImapAttribute | undefined): MailEnvelope | undefined {
  const fields = tokenList(token)
  if (fields.length !== 10) return undefined
  const [date, subject, messageId] = [fields[0], fields[1], fields[9]].map(plainText)
  const [from, sender, to] = [fields[2], fields[3], fields[5]].map(readAddresses)
  if (date === undefined || subject === undefined || messageId === undefined) return undefined
  return from && sender && to && { date, subject, from, sender, to, messageId }
}

function readAddresses(token: ImapAttribute | undefined): EnvelopeAddress[] | undefined {
  const addresses: EnvelopeAddress[] = []
  for (const entry of tokenList(token)) {
    const [name, , mailbox, host] = tokenList(entry).map(plainText)
    if (name === undefined || !mailbox || !host) return undefined
    addresses.push({ name, address: `${mailbox}@${host}` })
  }
  return addresses
}

/** Empty for NIL, undefined for what only the bytes of the header tell. */
function plainText(token: ImapAttribute | null | undefined): string | undefined {
  const text = tokenText(token ?? undefined) ?? ''
  return /^[\x20-\x7e]*$/.test(text) ? text : undefined
}
