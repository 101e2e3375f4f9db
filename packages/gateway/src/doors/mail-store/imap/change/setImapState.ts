import { type ActOptions, MailroomError, type FlagColor, type MessageSelection } from '@mailroom/core'
import type { Executor } from '../../../database/Database'
import type { MailboxStateChange } from '../../MailStore'
import { messageIdsOf } from '../../sql/change/mailTouches'
import { selectMails } from '../../sql/change/selectMails'
import { checkPins } from '../../sql/change/checkPins'
import { setState } from '../../sql/change/setState'
import { changeMailbox } from '../../sql/changeMailbox'
import type { OpenFolder } from '../connection/ImapAccount'
import { type FlagChange, flagChange, type TagKey } from '../flags/keywords'
import { changeMarks } from '../flags/localMarks'
import { writeFollowUp, writeSnooze } from '../flags/localRemarks'
import { isNoChange, splitFlags } from '../flags/splitFlags'
import { folderNamed, type ImapFolderRow } from '../folders/folderRow'
import type { ImapContext } from '../ImapContext'
import { ensureRows } from '../index/ensureRows'
import { publicUid, serverUids } from '../publicUid'
import { withMail } from '../index/withMail'

/**
 * @see Mailbox.setState
 *
 * On the server first, with one STORE for what is added and one for what is taken off, however many mails; then in the
 * rows.
 */
export async function setImapState(
  context: ImapContext,
  selection: MessageSelection,
  change: MailboxStateChange,
  options: ActOptions = {},
): Promise<void> {
  const { database, accountId } = context
  await context.locks.run([selection.folder], async () => {
    const folder = await folderNamed(database.db, accountId, selection.folder)
    const added = await tagKeys(context, change.addTags ?? [])
    if (added.length < new Set(change.addTags).size) {
      throw new MailroomError('invalid', 'There is no such tag in this mailbox.', { fields: { tags: [] } })
    }
    const { removeTags = [] } = change
    /** All that the rows are to say stands on the server, where the next look finds it. */
    let isCopy = false
    /** Nothing that the server has to tell first stands between a choice of known mails and their marks. */
    const newestUid = newestOf(folder, selection)
    const mark = async (open: OpenFolder) => {
      const uids = await selectedUids(folder, open, selection)
      if (uids.length === 0) return uids
      const ours = uids.map((uid) => publicUid(folder.uid_validity, uid))
      // A mail may be listed before it has its row, which is where its own marks are kept.
      if (selection.uids !== 'all') await ensureRows(context, folder, open, uids)
      if (change.isPinned === true) await checkPins(database.db, folder.id, ours)
      const removed =
        removeTags === 'all' ? await tagsIn(database.db, folder) : await tagKeys(context, removeTags)
      const colors = change.flag === undefined ? [] : await colorsOf(database.db, folder)
      const hasMarks = await store(context, folder, open, uids, flagChange(change, added, removed, colors))
      const hasTimes = await keepTimes(context, folder, uids, change)
      // When a mail came back is noted in its row alone.
      isCopy = !hasMarks && !hasTimes && change.cameBackAt === undefined
      return uids
    }
    const changed = await withMail(context, folder, mark, { newestUid, use: 'mark' })
    const uids = changed.map((uid) => publicUid(folder.uid_validity, uid))
    await setState(context, { folder: selection.folder, uids }, change, { ...options, isCache: isCopy })
  })
}

/** The server's uids of a selection. */
export async function selectedUids(
  folder: ImapFolderRow,
  open: OpenFolder,
  { uids }: MessageSelection,
): Promise<readonly number[]> {
  return uids === 'all' ? open.allUids() : serverUids(folder.uid_validity, uids)
}

/** The server's newest uid among some mails; undefined for all, which only the server knows. */
function newestOf({ uid_validity }: ImapFolderRow, { uids }: MessageSelection): number | undefined {
  if (uids === 'all') return undefined
  return serverUids(uid_validity, uids).reduce((newest, uid) => Math.max(newest, uid), 0)
}

/** @returns whether marks were kept here that the server does not keep */
async function store(
  context: ImapContext,
  folder: ImapFolderRow,
  open: OpenFolder,
  uids: readonly number[],
  change: FlagChange,
): Promise<boolean> {
  const { onServer, here } = splitFlags(open, change)
  if (!isNoChange(onServer)) await open.store(uids, onServer)
  if (isNoChange(here)) return false
  const messageIds = await idsOf(context, folder, uids)
  await changeMailbox(context, (trx) => changeMarks(trx, context.accountId, messageIds, here))
  return true
}

/** IMAP has nothing to keep a time in, so it is kept here, as notes are. @returns whether there was one to keep */
async function keepTimes(
  context: ImapContext,
  folder: ImapFolderRow,
  uids: readonly number[],
  change: MailboxStateChange,
): Promise<boolean> {
  const { snooze, followUp, followUpsUntil, endsFollowUp } = change
  if ([snooze, followUp, followUpsUntil, endsFollowUp].every((each) => each === undefined)) return false
  const messageIds = await idsOf(context, folder, uids)
  await changeMailbox(context, async (trx) => {
    if (snooze !== undefined) await writeSnooze(trx, context.accountId, messageIds, snooze)
    await writeFollowUp(trx, context.accountId, messageIds, change)
  })
  return true
}

/** @param uids the server's */
async function idsOf(
  { database }: ImapContext,
  folder: ImapFolderRow,
  uids: readonly number[],
): Promise<readonly string[]> {
  const ours = uids.map((uid) => publicUid(folder.uid_validity, uid))
  return messageIdsOf(database.db, await selectMails(database.db, folder.id, ours))
}

async function colorsOf(executor: Executor, folder: ImapFolderRow): Promise<FlagColor[]> {
  const rows = await executor
    .selectFrom('messages')
    .select('flag')
    .distinct()
    .where('folder_id', '=', folder.id)
    .where('flag', 'is not', null)
    .execute()
  return rows.map((row) => row.flag as FlagColor)
}

/** The tags of a folder's mails: only these are taken off, since a server may learn every keyword it hears. */
async function tagsIn(executor: Executor, folder: ImapFolderRow): Promise<TagKey[]> {
  return executor
    .selectFrom('tags')
    .select(['id', 'public_id'])
    .where('id', 'in', (query) =>
      query.selectFrom('message_tags').select('tag_id').distinct().where('folder_id', '=', folder.id),
    )
    .execute()
}

async function tagKeys({ database, accountId }: ImapContext, names: readonly string[]): Promise<TagKey[]> {
  if (names.length === 0) return []
  return database.db
    .selectFrom('tags')
    .select(['id', 'public_id'])
    .where('account_id', '=', accountId)
    .where('name', 'in', names)
    .execute()
}
