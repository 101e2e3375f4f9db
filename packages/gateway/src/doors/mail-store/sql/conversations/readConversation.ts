import type { ConversationQuery, FolderId, MessagePage, MessageRef } from '@mailroom/core'
import { sql } from 'kysely'
import { checkPage } from '../list/listMessages'
import { selectedSummary, type SummaryRow, toSummary } from '../list/toSummary'
import type { MailboxContext } from '../MailboxContext'
import { noSuchMessage } from '../read/findMessage'
import { tagNames } from '../tags/tagNames'
import { shownFolders } from './shownFolders'

/** @see Mailbox.conversation. A page of a conversation of thousands costs what a page of a folder does. */
export async function readConversation(
  context: MailboxContext,
  ref: MessageRef,
  page: ConversationQuery,
  readable?: ReadonlySet<FolderId>,
): Promise<MessagePage> {
  checkPage(page)
  const { db } = context.database
  const mail = await db
    .selectFrom('messages')
    .innerJoin('folders', 'folders.id', 'messages.folder_id')
    .select(['messages.conversation_id', 'messages.folder_id'])
    .where('folders.account_id', '=', context.accountId)
    .where('folders.name', '=', ref.folder)
    .where('messages.uid', '=', ref.uid)
    .executeTakeFirst()
  if (mail === undefined) throw noSuchMessage()
  const folders = await shownFolders(context, db, mail.folder_id, readable)
  const members = sql`messages where conversation_id = ${mail.conversation_id}
    and folder_id in (${sql.join(folders)})`
  const counted = await sql<{ total: number; unread: number | null }>`
    select count(*) as total, sum(1 - is_read) as unread from ${members}`.execute(db)
  const order = sql`received_at desc, id desc`
  const { rows } = await sql<SummaryRow & { folder: string }>`
    select ${selectedSummary}, folders.name as folder
    from (select id from ${members} order by ${order} limit ${page.limit} offset ${page.offset}) page
    join messages on messages.id = page.id join folders on folders.id = messages.folder_id
    order by messages.received_at desc, messages.id desc`.execute(db)
  const tags = await tagNames(
    db,
    rows.map((row) => row.id),
  )
  return {
    totalCount: counted.rows[0]?.total ?? 0,
    unreadCount: counted.rows[0]?.unread ?? 0,
    messages: rows.map((row) => toSummary(row.folder, row, tags.get(row.id) ?? [])),
  }
}
