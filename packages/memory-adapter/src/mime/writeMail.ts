import { secrecyRank } from '@mailroom/core'
import type { MailContent, StoredFile } from '../mailbox/StoredMail'
import { base64Lines } from './base64'
import { headerAddresses, headerFileName, headerText } from './headerText'

interface Part {
  readonly header: readonly string[]
  readonly body: string
}

/** The header lines of a mail, each in one line. Blind copies are not among them. */
export function writeHeader(content: MailContent): string {
  return [...headerLines(content), ...bodyPart(content).header].join('\r\n')
}

/** A mail as it would have travelled (RFC 5322, RFC 2045), in ASCII. */
export function writeMail(content: MailContent): string {
  const { header, body } = bodyPart(content)
  return `${[...headerLines(content), ...header].join('\r\n')}\r\n\r\n${body}\r\n`
}

function headerLines(content: MailContent): string[] {
  const lines = [
    `Date: ${new Date(content.sentAt).toUTCString().replace('GMT', '+0000')}`,
    `From: ${headerAddresses([content.from])}`,
    `To: ${headerAddresses(content.to)}`,
    `Subject: ${headerText(content.subject)}`,
    `Message-ID: <${content.messageId}>`,
    'MIME-Version: 1.0',
  ]
  if (content.cc.length > 0) lines.splice(3, 0, `Cc: ${headerAddresses(content.cc)}`)
  if (content.sender) lines.splice(2, 0, `Sender: ${headerAddresses([content.sender])}`)
  if (content.replyTo.length > 0) lines.push(`Reply-To: ${headerAddresses(content.replyTo)}`)
  if (content.inReplyTo)
    lines.push(`In-Reply-To: <${content.inReplyTo}>`, `References: <${content.inReplyTo}>`)
  const { priority = 'normal', secrecy } = content
  if (priority !== 'normal')
    lines.push(`X-Priority: ${priority === 'high' ? 1 : 5}`, `Importance: ${priority}`)
  if (secrecy) lines.push(`X-Mailroom-Level: ${secrecyRank(secrecy)} ${secrecy}`)
  return lines
}

function bodyPart({ text, html, files }: MailContent): Part {
  const plain = textPart('plain', text)
  const inline = files.filter((file) => file.isInline)
  const attached = files.filter((file) => !file.isInline)
  let body = plain
  if (html !== undefined) {
    const rich = textPart('html', html)
    const related = inline.length === 0 ? rich : container('related', [rich, ...inline.map(filePart)])
    body = container('alternative', [plain, related])
  }
  const beside = html === undefined ? files : attached
  return beside.length === 0 ? body : container('mixed', [body, ...beside.map(filePart)])
}

function textPart(kind: 'plain' | 'html', text: string): Part {
  return {
    header: [`Content-Type: text/${kind}; charset=utf-8`, 'Content-Transfer-Encoding: base64'],
    body: base64Lines(new TextEncoder().encode(text)),
  }
}

function filePart(file: StoredFile): Part {
  return {
    header: [
      `Content-Type: ${/^[\w.+-]+\/[\w.+-]+$/.test(file.contentType) ? file.contentType : 'application/octet-stream'}`,
      `Content-Disposition: ${file.isInline ? 'inline' : 'attachment'}; ${headerFileName(file.name)}`,
      'Content-Transfer-Encoding: base64',
      ...(file.contentId ? [`Content-ID: <${headerText(file.contentId)}>`] : []),
    ],
    body: base64Lines(file.bytes()),
  }
}

/** No line of base64 begins with hyphens, so a boundary needs no luck. */
function container(kind: 'mixed' | 'alternative' | 'related', parts: readonly Part[]): Part {
  const boundary = `--=_${kind}`
  const pieces = parts.map((part) => `--${boundary}\r\n${part.header.join('\r\n')}\r\n\r\n${part.body}`)
  return {
    header: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    body: `${pieces.join('\r\n')}\r\n--${boundary}--`,
  }
}
