import type { Address } from '@mailroom/core'
import MimeNode from 'nodemailer/lib/mime-node'
import { cleanPhrase } from '../../mime/parse/headers/cleanPhrase'

/** The Bcc lines of the sender's own copy, each with its CRLF; empty when there are no hidden recipients. */
export function bccHeader(addresses: readonly Address[]): string {
  if (addresses.length === 0) return ''
  const people = addresses.map(({ address, name }) =>
    MimeNode.encodeHeaderValue('Bcc', { address, name: cleanPhrase(name, 128) }),
  )
  return `Bcc: ${people.join(',\r\n ')}\r\n`
}
