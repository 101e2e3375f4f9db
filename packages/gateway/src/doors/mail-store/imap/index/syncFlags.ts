import type { Selectable } from 'kysely'
import type { Executor } from '../../../database/Database'
import type { MailTables } from '../../../database/tables/MailTables'
import { bit } from '../../sql/append/headerColumns'
import { addTags, removeTags } from '../../sql/tags/tagMails'
import { changeMailbox } from '../../sql/changeMailbox'
import type { ImapFlags, OpenFolder } from '../connection/ImapAccount'
import { readFlags } from '../flags/keywords'
import { readMarks } from '../flags/localMarks'
import type { ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { publicUid } from '../publicUid'
import { tagsByPublicId } from './tagsByPublicId'

/** Mails of one transaction. */
const maxMails = 500

type FlaggedRow = Pick<
  Selectable<MailTables['messages']>,
  | 'id'
  | 'uid'
  | 'message_id'
  | 'is_read'
  | 'is_answered'
  | 'is_forwarded'
  | 'is_scheduled'
  | 'flag'
  | 'is_pinned'
  | 'came_back'
>

/**
 * Brings the flags of the rows to those of the server: of the mails that changed since the last look where the server can
 * tell them (CONDSTORE), else of all. @returns how many rows changed
 */
export async function syncFlags(
  context: ImapContext,
  folder: ImapFolderRow,
  open: OpenFolder,
  highestModSeq: bigint | undefined,
): Promise<number> {
  const since = folder.mod_seq === null ? undefined : BigInt(folder.mod_seq)
  const canTell = since !== undefined && highestModSeq !== undefined
  if (canTell && highestModSeq === since) return 0
  let changedCount = 0
  let batch: ImapFlags[] = []
  const write = async () => {
    const some = batch
    batch = []
    changedCount += await changeMailbox(context, (trx) => applyFlags(context, trx, folder, some))
  }
  for await (const flags of open.fetchFlags({ from: 1, to: '*' }, canTell ? since : undefined)) {
    batch.push(flags)
    if (batch.length === maxMails) await write()
  }
  if (batch.length > 0) await write()
  return changedCount
}

/** Writes what differs, and nothing else. */
async function applyFlags(
  context: ImapContext,
  trx: Executor,
  folder: ImapFolderRow,
  mails: readonly ImapFlags[],
): Promise<number> {
  const byUid = new Map(mails.map((mail) => [publicUid(folder.uid_validity, mail.uid), mail]))
  const rows = await trx
    .selectFrom('messages')
    .select([
      'id',
      'uid',
      'message_id',
      'is_read',
      'is_answered',
      'is_forwarded',
      'is_scheduled',
      'flag',
      'is_pinned',
      'came_back',
    ])
    .where('folder_id', '=', folder.id)
    .where('uid', 'in', [...byUid.keys()])
    .execute()
  if (rows.length === 0) return 0
  const marks = await readMarks(
    trx,
    context.accountId,
    rows.map((row) => row.message_id),
  )
  const tags = await tagsByPublicId(trx, context.accountId)
  const tagged = await tagsOf(
    trx,
    rows.map((row) => row.id),
  )
  let changedCount = 0
  for (const row of rows) {
    const flags = readFlags([...byUid.get(row.uid)!.flags, ...(marks.get(row.message_id) ?? [])])
    const isChanged = await applyState(trx, row, flags)
    const wanted = new Set(flags.tags.flatMap((tag) => tags.get(tag)?.id ?? []))
    const isRetagged = await applyTags(trx, row.id, tagged.get(row.id) ?? new Set(), wanted)
    if (isChanged || isRetagged) changedCount++
  }
  return changedCount
}

async function applyState(
  trx: Executor,
  row: FlaggedRow,
  flags: ReturnType<typeof readFlags>,
): Promise<boolean> {
  const wanted = {
    is_read: bit(flags.isRead),
    is_answered: bit(flags.isAnswered),
    is_forwarded: bit(flags.isForwarded),
    is_scheduled: bit(flags.isScheduled),
    flag: flags.flag ?? null,
    is_pinned: bit(flags.isPinned),
    came_back: bit(flags.cameBack),
  }
  if (Object.entries(wanted).every(([name, value]) => row[name as keyof typeof wanted] === value))
    return false
  await trx.updateTable('messages').set(wanted).where('id', '=', row.id).execute()
  return true
}

async function tagsOf(trx: Executor, ids: readonly number[]): Promise<Map<number, Set<number>>> {
  const rows = await trx
    .selectFrom('message_tags')
    .select(['message_id', 'tag_id'])
    .where('message_id', 'in', ids)
    .execute()
  const tags = new Map<number, Set<number>>()
  for (const row of rows) tags.set(row.message_id, (tags.get(row.message_id) ?? new Set()).add(row.tag_id))
  return tags
}

async function applyTags(trx: Executor, id: number, has: ReadonlySet<number>, wanted: ReadonlySet<number>) {
  const added = [...wanted].filter((tag) => !has.has(tag))
  const removed = [...has].filter((tag) => !wanted.has(tag))
  await addTags(trx, [id], added)
  await removeTags(trx, [id], removed)
  return added.length + removed.length > 0
}
