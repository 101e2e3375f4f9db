import { type Address, MailroomError } from '@mailroom/core'
import { cleanPhrase } from '../parse/headers/cleanPhrase'
import { envelopeAddress } from './envelopeAddress'
import type { Envelope, OutgoingMessage } from './OutgoingMessage'

/** Characters of a name in a header; longer ones only serve to hide the address behind them. */
const MAX_NAME_CHARS = 128

/** The address fields of a mail, every one checked. */
export interface CheckedAddresses {
  readonly from: Address
  readonly sender?: Address
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly replyTo: readonly Address[]
  readonly envelope: Envelope
}

/**
 * Checks every address of a mail and makes the envelope from exactly these.
 *
 * @throws MailroomError `invalid`, `details.fields` names each wrong address under its field
 * @source I1, T42
 */
export function checkedEnvelope(message: OutgoingMessage): CheckedAddresses {
  const wrong: Record<string, string[]> = {}
  const check = (field: string, addresses: readonly Address[]): Address[] =>
    addresses.map(({ address, name }) => {
      const checked = envelopeAddress(address)
      if (checked === undefined)
        (wrong[field] ??= []).push(`${cleanPhrase(address, 320)} is not an e-mail address.`)
      return { address: checked ?? '', name: cleanPhrase(name, MAX_NAME_CHARS) }
    })
  const [from] = check('from', [message.from])
  const [sender] = check('sender', message.sender ? [message.sender] : [])
  const to = check('to', message.to)
  const cc = check('cc', message.cc ?? [])
  const bcc = check('bcc', message.bcc ?? [])
  const replyTo = check('replyTo', message.replyTo ?? [])
  if (Object.keys(wrong).length > 0)
    throw new MailroomError('invalid', 'A mail cannot be written to or from these addresses.', {
      fields: wrong,
    })
  const recipients = new Map([...to, ...cc, ...bcc].map(({ address }) => [address.toLowerCase(), address]))
  const envelope = { from: (sender ?? from!).address, to: [...recipients.values()] }
  return { from: from!, ...(sender ? { sender } : {}), to, cc, replyTo, envelope }
}
