import { isAscii } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import MailComposer from 'nodemailer/lib/mail-composer'
import { fileName } from '../parse/attachments/fileName'
import { cleanPhrase } from '../parse/headers/cleanPhrase'
import { safeMediaType } from '../parse/structure/contentType'
import { cleanText } from '../parse/text/cleanText'
import { checkedEnvelope } from './checkedEnvelope'
import { extraHeaders, headerId, headerIds } from './headerSafe'
import type {
  Envelope,
  OutgoingAttachment,
  OutgoingCalendar,
  OutgoingContent,
  OutgoingMessage,
} from './OutgoingMessage'

/** A mail ready to be written somewhere. */
export interface ComposedMessage {
  readonly envelope: Envelope
  /** Without angle brackets. */
  readonly messageId: string
  /** Writes the mail with CRLF line ends. Each call opens the attachments anew and gives the same header and text. */
  readonly stream: () => Readable
}

/** A mail in memory. */
export interface BuiltMessage {
  readonly raw: Buffer
  readonly envelope: Envelope
  readonly messageId: string
}

/**
 * Writes a mail. What a person typed can change its meaning nowhere: line ends and controls are cleaned out of every
 * field, addresses are checked one by one, and the recipients are those asked for and no others.
 *
 * @returns the mail as a stream, for files of any size
 * @throws MailroomError `invalid` when an address is none
 * @source I1, T16, T42, RFC 5322, RFC 2047, RFC 2231
 */
export function composeMessage(message: OutgoingMessage): ComposedMessage {
  const { envelope, ...addresses } = checkedEnvelope(message)
  const domain = addresses.from.address.split('@').at(-1)!
  const messageId = headerId(message.messageId ?? '') || `${randomUUID()}@${domain}`
  const inReplyTo = headerIds(message.inReplyTo ? [message.inReplyTo] : [])
  const references = headerIds(message.references ?? [])
  const stream = (): Readable =>
    new MailComposer({
      ...addresses,
      to: [...addresses.to],
      cc: [...addresses.cc],
      replyTo: [...addresses.replyTo],
      subject: cleanPhrase(message.subject),
      text: withCrlf(message.text),
      ...(message.html ? { html: withCrlf(message.html) } : {}),
      ...(message.calendar ? { alternatives: [calendarPart(message.calendar)] } : {}),
      attachments: [
        ...(message.inlineImages ?? []).map((image) => ({
          ...attachment(image),
          cid: headerId(image.contentId),
          contentDisposition: 'inline' as const,
        })),
        ...(message.attachments ?? []).map(attachment),
      ],
      messageId: `<${messageId}>`,
      date: new Date(message.date),
      ...(inReplyTo ? { inReplyTo } : {}),
      ...(references ? { references } : {}),
      headers: extraHeaders(message.headers ?? {}),
      newline: 'win',
      // Content comes from us alone: a text that looks like a path or an address opens nothing.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
      .compile()
      .createReadStream()
  return { envelope, messageId, stream }
}

/**
 * Writes a mail into memory; for mails whose files are small.
 *
 * @throws MailroomError `invalid` when an address is none
 */
export async function buildMessage(message: OutgoingMessage): Promise<BuiltMessage> {
  const { envelope, messageId, stream } = composeMessage(message)
  return { raw: await buffer(stream()), envelope, messageId }
}

const calendarPart = ({ method, text }: OutgoingCalendar) => ({
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: withCrlf(text),
})

function attachment(file: OutgoingAttachment): {
  filename: string
  contentType: string
  contentDisposition: 'attachment'
  content: Buffer | Readable
} {
  const contentType = safeMediaType(file.contentType) ?? 'application/octet-stream'
  return {
    filename: fileName(file.filename, contentType),
    contentType: isSafeAsPart(contentType, file.content) ? contentType : 'application/octet-stream',
    contentDisposition: 'attachment',
    content: typeof file.content === 'function' ? file.content() : file.content,
  }
}

/**
 * A multipart from outside would become part of this mail's structure, and a mail as a part may not be encoded
 * (RFC 2046 5.2.1): it goes as it is when every server passes its lines, else as a plain file.
 */
function isSafeAsPart(contentType: string, content: OutgoingContent): boolean {
  if (contentType.startsWith('multipart/')) return false
  if (!contentType.startsWith('message/')) return true
  return (
    typeof content !== 'function' && isAscii(content) && !/[^\r\n]{999}|\0/.test(content.toString('latin1'))
  )
}

const withCrlf = (text: string): string => cleanText(text).replace(/\n/g, '\r\n')
