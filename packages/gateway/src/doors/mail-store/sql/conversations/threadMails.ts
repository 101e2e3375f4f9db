import type { Insertable } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import { compileOnce } from '../../../database/compileOnce'
import type { Executor } from '../../../database/Database'
import { insertEach } from '../../../database/insertEach'
import { listed, type Listed, valuesOf } from '../../../database/listed'
import type { MailTables } from '../../../database/tables/MailTables'
import { chunks } from '../change/selectMails'
import { findBySubject } from './findBySubject'
import { joinConversations } from './joinConversations'
import type { MailToThread } from './MailToThread'
import { settleNewest } from './settleNewest'
import { sharedSubjects } from './sharedSubjects'
import { writePlaces } from './writePlaces'

/** Rows of one insert. */
const maxKeys = 2_000

/**
 * Finds the conversations of mails that got their rows just now, in the caller's transaction: by the mails that they
 * refer to, or that refer to them, else by subject. A mail that ties two conversations together makes them one.
 *
 * @source ML-24
 */
export async function threadMails(
  trx: Executor,
  accountId: AccountId,
  mails: readonly MailToThread[],
): Promise<void> {
  if (mails.length === 0) return
  const links = await knownLinks(trx, accountId, mails)
  const subjectKeys = mails.map(({ subjectKey }) => subjectKey)
  const shared = await sharedSubjects(trx, accountId, subjectKeys)
  const fresh = new Set<string>()
  const placed = new Map<number, number>()
  for (const mail of mails) {
    const found = new Set(mail.links.flatMap((link) => links.get(link) ?? []))
    if (found.size === 0 && shared.has(mail.subjectKey)) {
      const alike = await findBySubject(trx, accountId, mail, placed)
      if (alike !== undefined) found.add(alike)
    }
    const conversation = found.size === 0 ? mail.id : Math.min(...found)
    if (found.size > 1) {
      const others = [...found].filter((id) => id !== conversation)
      await joinConversations(trx, conversation, others)
      for (const known of [links, placed]) replaceValues<unknown>(known, others, conversation)
    }
    placed.set(mail.id, conversation)
    for (const link of mail.links) {
      if (!links.has(link)) fresh.add(link)
      links.set(link, conversation)
    }
  }
  await writePlaces(trx, placed)
  await writeLinks(trx, accountId, fresh, links)
  await settleNewest(trx, [...new Set(placed.values())])
}

async function knownLinks(
  trx: Executor,
  accountId: AccountId,
  mails: readonly MailToThread[],
): Promise<Map<string, number>> {
  const keys = [...new Set(mails.flatMap((mail) => mail.links))]
  const rows = await linksAmong(trx, { accountId, keys: listed(trx, keys) })
  return new Map(rows.map((row) => [row.link_key, row.conversation_id]))
}

const linksAmong = compileOnce(
  (trx, { accountId, keys }: { readonly accountId: AccountId; readonly keys: Listed }) =>
    trx
      .selectFrom('conversation_links')
      .select(['link_key', 'conversation_id'])
      .where('account_id', '=', accountId)
      .where('link_key', 'in', valuesOf<string>(trx, keys, 'text')),
)

function replaceValues<Key>(map: Map<Key, number>, before: readonly number[], after: number): void {
  for (const [key, value] of map) if (before.includes(value)) map.set(key, after)
}

async function writeLinks(
  trx: Executor,
  accountId: AccountId,
  fresh: ReadonlySet<string>,
  links: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = Array.from(fresh, (key) => ({
    account_id: accountId,
    link_key: key,
    conversation_id: links.get(key)!,
  }))
  for (const some of chunks(rows, maxKeys)) await insertLinks(trx, some)
}

const insertLinks = insertEach((trx, rows: readonly Insertable<MailTables['conversation_links']>[]) =>
  trx.insertInto('conversation_links').values(rows),
)
