import { randomUUID } from 'node:crypto'
import type { Address } from '@mailroom/core'
import { routeRecipients } from '../delivery/routeRecipients'
import { readersOf } from '../sealed/readersOf'
import { carrierOf, checkReach, sealMail } from '../sealed/sealMail'
import type { Submission } from './acceptSubmission'
import { composeMail, type MailToCompose } from './content/composeMail'
import type { SendingParts } from './SendingParts'

/**
 * Writes the one mail that all recipients get, under its seal if it has one.
 *
 * @throws MailroomError `tooLarge`, and what a seal refuses
 */
export async function composeTogether(
  parts: SendingParts,
  given: MailToCompose,
  recipients: readonly Address[],
  isSubmitted: boolean,
): Promise<Pick<Submission, 'mails' | 'sealed' | 'readers'>> {
  const { accountId, messageId, sender, at } = given
  const { routed, lists } = await routeRecipients(parts.directory, recipients, { isSubmitted })
  const id = randomUUID()
  const mail = { ...given, lists }
  const { seal } = mail.content
  const readers = seal ? await readersOf(parts, routed) : new Map<string, number>()
  // Of mail that a server keeps, other programs read the copy in Sent as well.
  const needsPage = seal !== undefined && (checkReach(seal, routed, readers) || isSubmitted)
  const sealed = seal && (await sealMail(parts, mail, seal, { envelopeId: id, needsPage }))
  const composed = await composeMail(
    parts,
    sealed ? carrierOf(mail, sealed, await parts.localeOf(accountId)) : mail,
  )
  const named = { id, accountId, messageId, mailFrom: sender.address, createdAt: at }
  return {
    mails: [
      { envelope: { ...named, origin: 'composer', ...composed }, recipients: routed, named: recipients },
    ],
    ...(sealed && { sealed, readers }),
  }
}
