import { formatAddress, MailroomError, safeFileName, type Address } from '@mailroom/core'
import type { OutgoingAttachment } from '../../mime/build/OutgoingMessage'
import type { MailToCompose } from '../../sending/content/composeMail'
import { openedFiles, readOpened } from '../readOpened'
import { writePage } from './writePage'

/** A page is about 1.8 times as large once it travels; most mail systems take 25 MB. */
const maxPageBytes = 10 * 1024 * 1024

/**
 * The file in which a mail with a password travels to people who have no mailbox here.
 *
 * @param raw the mail as it is sealed
 * @throws MailroomError `tooLarge`
 * @source RD-11, CO-06
 */
export async function pageOf(
  raw: Buffer,
  { content, sender, proxy, at }: MailToCompose,
  password: string,
): Promise<OutgoingAttachment> {
  const { text, html, pictures } = await readOpened(raw)
  const files = await openedFiles(raw)
  const page = await writePage(
    {
      subject: content.subject,
      from: formatAddress(sender),
      sentBy: proxy ? formatAddress(proxy) : '',
      to: listOf(content.to),
      cc: listOf(content.cc),
      sentAt: at,
      text,
      html: html ?? null,
      pictures: pictures.map(({ contentId, contentType, bytes }) => ({
        name: contentId,
        type: contentType,
        bytes,
      })),
      files: files.map(({ name, contentType, bytes }) => ({
        name: safeFileName(name),
        type: contentType,
        bytes,
      })),
    },
    password,
  )
  return { filename: 'protected-mail.html', contentType: 'text/html', content: page }
}

/** Refuses what is too large before any of it is read. @throws MailroomError `tooLarge` */
export function requirePageSize({ content, files }: MailToCompose): void {
  const bytes = files.reduce(
    (sum, { sizeBytes }) => sum + sizeBytes,
    content.html.length + content.text.length,
  )
  if (bytes <= maxPageBytes) return
  throw new MailroomError('tooLarge', 'A mail with a password to people outside has at most 10 MB', {
    detail: 'sealedPageTooLarge',
  })
}

const listOf = (people: readonly Address[]): string => people.map(formatAddress).join(', ')
