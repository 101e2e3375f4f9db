import type { Address, DraftContent } from '@mailroom/core'
import { type MailLinks, partFiles } from '../../online-files/mailLinks'
import { checkSecrecy } from '../../secrecy/checkSecrecy'
import { withLevels } from '../../secrecy/withLevels'
import { checkSeal } from '../../sealed/checkSeal'
import { checkSmsNotice } from '../../sms/checkSmsNotice'
import { sendingRules } from '../sendingRules'
import type { SendingParts } from '../SendingParts'
import type { UploadedFile } from '../uploads/UploadService'
import { checkContent, subjectOf } from './checkContent'
import { checkCopies } from './checkCopies'
import { cleanContent, ownSender } from './cleanContent'
import { filesOfForm } from './filesOfForm'

/** A mail that nothing is in the way of. */
export interface ReadyMail {
  readonly content: DraftContent
  /** Those that travel in it. */
  readonly files: readonly UploadedFile[]
  /** Those that it links to; undefined when there are none. */
  readonly links: MailLinks | undefined
  readonly sender: Address
  readonly recipients: readonly Address[]
}

/**
 * Everything that can be refused is refused here, before anything is written.
 *
 * @throws MailroomError `invalid` with fields, `forbidden` for a foreign sender, `notFound` for a missing file
 */
export async function makeReady(
  parts: SendingParts,
  accountId: number,
  given: DraftContent,
): Promise<ReadyMail> {
  const clean = cleanContent(given)
  const { files: stored, online } = await filesOfForm(parts, accountId, clean.attachments)
  const senders = await parts.senders(accountId)
  const complete: DraftContent = withLevels(
    parts,
    { ...clean, attachments: [...stored, ...online] },
    clean.attachments,
  )
  checkContent(complete, { ...parts, senders })
  checkSeal(parts, complete)
  checkCopies(complete, (await sendingRules(parts, accountId)).decidesOnCopies)
  await checkSecrecy(parts, accountId, complete, stored)
  await checkSmsNotice(parts, accountId, complete)
  const content: DraftContent = { ...complete, subject: subjectOf(complete) }
  const sender = ownSender(senders, clean.from)
  const { files, links } = partFiles(parts.onlineFiles, stored, online)
  return { content, files, links, sender, recipients: [...content.to, ...content.cc, ...content.bcc] }
}
