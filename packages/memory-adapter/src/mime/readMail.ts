import { parseAddresses, type Address } from '@mailroom/core'
import { senderBesides } from '../mailbox/senderBesides'
import type { MailContent, StoredFile } from '../mailbox/StoredMail'
import { toBinary } from './binary'
import {
  bytesOfPart,
  decodeField,
  decodeText,
  leavesOf,
  parameterOf,
  readPart,
  type ReadPart,
} from './readParts'

const nobody: Address = { address: '', name: '' }

/**
 * Reads a mail file as far as a mailbox in memory shows it.
 *
 * @param newId makes a Message-ID for a mail that has none
 * @returns undefined for what is no mail
 */
export function readMail(bytes: Uint8Array, newId: () => string, now: number): MailContent | undefined {
  const mail = readPart(toBinary(bytes))
  const field = (name: string) => mail.fields.get(name)
  if (!['from', 'date', 'subject', 'to', 'received', 'message-id'].some((name) => mail.fields.has(name)))
    return undefined
  const people = (name: string): Address[] =>
    parseAddresses(decodeField(field(name) ?? '')).map(({ address, name: called }) => ({
      address,
      name: called,
    }))
  const leaves = leavesOf(mail)
  const isAttached = (part: ReadPart) =>
    /^attachment/i.test(part.fields.get('content-disposition') ?? '') || typeOf(part).startsWith('image/')
  const textOf = (type: string) => {
    const part = leaves.find((leaf) => typeOf(leaf) === type && !isAttached(leaf))
    return (
      part && decodeText(bytesOfPart(part), parameterOf(part.fields.get('content-type') ?? '', 'charset'))
    )
  }
  const html = textOf('text/html')
  const inReplyTo = idOf(field('in-reply-to'))
  const sentAt = Date.parse(field('date') ?? '')
  return {
    messageId: idOf(field('message-id')) ?? newId(),
    ...(inReplyTo !== undefined && { inReplyTo }),
    subject: decodeField(field('subject') ?? ''),
    from: people('from')[0] ?? nobody,
    ...senderBesides(people('from')[0], people('sender')[0]),
    to: people('to'),
    cc: people('cc'),
    bcc: [],
    replyTo: people('reply-to'),
    sentAt: Number.isNaN(sentAt) ? now : sentAt,
    text: textOf('text/plain') ?? '',
    ...(html !== undefined && { html }),
    files: leaves.filter(isAttached).map(fileOf),
  }
}

const typeOf = ({ fields }: ReadPart): string =>
  (fields.get('content-type') ?? 'text/plain').split(';')[0]!.trim().toLowerCase()

const idOf = (field: string | undefined): string | undefined => /<([^<>\s]+)>/.exec(field ?? '')?.[1]

function fileOf(part: ReadPart, index: number): StoredFile {
  const bytes = bytesOfPart(part)
  const contentId = idOf(part.fields.get('content-id'))
  const disposition = part.fields.get('content-disposition') ?? ''
  return {
    id: String(index + 1),
    name: decodeField(parameterOf(disposition, 'filename') ?? ''),
    contentType: typeOf(part),
    sizeBytes: bytes.length,
    bytes: () => bytes,
    isInline: /^inline/i.test(disposition),
    ...(contentId !== undefined && { contentId }),
  }
}
