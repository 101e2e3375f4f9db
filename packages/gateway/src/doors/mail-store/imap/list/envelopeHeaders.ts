import type { Address } from '@mailroom/core'
import { cleanAddress, personName } from '../../../../mime/parse/headers/addressParts'
import { cleanPhrase } from '../../../../mime/parse/headers/cleanPhrase'
import { decodeWords } from '../../../../mime/parse/headers/decodeWords'
import { oneSender } from '../../../../mime/parse/headers/oneSender'
import { parseDate } from '../../../../mime/parse/headers/parseDate'
import { parseIds } from '../../../../mime/parse/headers/parseIds'
import type { RowHeaders } from '../../sql/append/headerColumns'
import type { EnvelopeAddress, MailEnvelope } from '../connection/MailEnvelope'

/** What an envelope says, decoded and cleaned as a header is. */
export function envelopeHeaders({ date, subject, from, sender, to, messageId }: MailEnvelope): RowHeaders {
  const time = parseDate(date)
  return {
    subject: cleanPhrase(decodeWords(subject)),
    from: oneSender(from.map(toAddress)),
    sender: sender.map(toAddress),
    to: to.map(toAddress),
    ...(time !== undefined && { date: time }),
    messageId: parseIds(messageId)[0] ?? '',
  }
}

const toAddress = ({ name, address }: EnvelopeAddress): Address => ({
  name: personName(name),
  address: cleanAddress(address),
})
