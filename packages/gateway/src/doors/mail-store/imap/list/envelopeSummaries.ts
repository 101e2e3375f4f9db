import type { FolderId, MessageSummary } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import { readLevels } from '../../../../secrecy/mailLevels'
import { bit, headerColumns, stateColumns } from '../../sql/append/headerColumns'
import { toSummary } from '../../sql/list/toSummary'
import type { ImapEnvelope, OpenFolder } from '../connection/ImapAccount'
import { type MailFlags, readFlags } from '../flags/keywords'
import { readMarks } from '../flags/localMarks'
import { noNote, readRemarks } from '../flags/localRemarks'
import { stateOf } from '../flags/stateOf'
import type { ImapContext } from '../ImapContext'
import { publicUid } from '../publicUid'
import { hasFiles } from '../texts/hasFiles'
import { envelopeHeaders } from './envelopeHeaders'

/**
 * Rows of a list from what the server keeps ready of these mails, before they have any of their own: somebody who is new
 * sees them while their headers are still read. Whether a mail is urgent, and its first words, come with those.
 *
 * @param uids the server's
 * @returns    undefined where the headers themselves have to be read
 */
export async function envelopeSummaries(
  context: ImapContext,
  folder: FolderId,
  open: OpenFolder,
  uids: readonly number[],
): Promise<MessageSummary[] | undefined> {
  const mails: { mail: ImapEnvelope; header: ReturnType<typeof headerColumns> }[] = []
  for await (const mail of open.fetchEnvelopes(uids)) {
    if (mail.envelope === undefined || mail.structure === undefined) return undefined
    mails.push({ mail, header: headerColumns(envelopeHeaders(mail.envelope)) })
  }
  if (mails.length !== uids.length) return undefined
  const { database, accountId } = context
  const messageIds = mails.map(({ header }) => header.message_id)
  const marks = await readMarks(database.db, accountId, messageIds)
  const remarks = await readRemarks(database.db, accountId, messageIds)
  const levels = await readLevels(database.db, messageIds)
  const flagsOf = ({ mail, header }: (typeof mails)[number]) =>
    readFlags([...mail.flags, ...(marks.get(header.message_id) ?? [])])
  const flagged = mails.map((one) => ({ ...one, flags: flagsOf(one) }))
  const nameOf = await tagNamesOf(
    database.db,
    accountId,
    flagged.map(({ flags }) => flags),
  )
  return flagged.map(({ mail, header, flags }) => {
    const row = {
      ...header,
      ...stateColumns(stateOf(flags), { priority: 'normal' }, undefined),
      id: 0,
      uid: publicUid(open.uidValidity, mail.uid),
      received_at: mail.internalDate,
      size_bytes: mail.sizeBytes,
      ...(remarks.get(header.message_id) ?? noNote),
      abstract: '',
      secrecy: levels.get(header.message_id)?.rank ?? null,
      has_attachments: bit(mail.structure && hasFiles(mail.structure)),
    }
    const tags = flags.tags.flatMap((tag) => nameOf.get(tag) ?? [])
    return toSummary(folder, row, tags.sort())
  })
}

/** Names of the tags on these mails, by the id in their keyword. */
async function tagNamesOf(
  executor: Executor,
  accountId: number,
  flags: readonly MailFlags[],
): Promise<ReadonlyMap<string, string>> {
  if (flags.every(({ tags }) => tags.length === 0)) return new Map()
  const rows = await executor
    .selectFrom('tags')
    .select(['public_id', 'name'])
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.map((row) => [row.public_id.toLowerCase(), row.name]))
}
