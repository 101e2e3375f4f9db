import { sql } from 'kysely'
import type { AccountId } from '../../../../accounts/AccountId'
import type { Executor } from '../../../database/Database'
import { chunks } from '../change/selectMails'
import { findBySubject } from './findBySubject'
import { joinConversations } from './joinConversations'
import type { MailToThread } from './MailToThread'
import { settleNewest } from './settleNewest'
import { sharedSubjects } from './sharedSubjects'

/** Keys of one statement. */
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
  const known = new Map<string, number>()
  for (const some of chunks(keys, maxKeys)) {
    const rows = await trx
      .selectFrom('conversation_links')
      .select(['link_key', 'conversation_id'])
      .where('account_id', '=', accountId)
      .where('link_key', 'in', some)
      .execute()
    for (const row of rows) known.set(row.link_key, row.conversation_id)
  }
  return known
}

function replaceValues<Key>(map: Map<Key, number>, before: readonly number[], after: number): void {
  for (const [key, value] of map) if (before.includes(value)) map.set(key, after)
}

async function writePlaces(trx: Executor, placed: ReadonlyMap<number, number>): Promise<void> {
  for (const some of chunks([...placed], maxKeys)) {
    // PostgreSQL takes the values of a list for text unless it is told.
    const values = some.map(([id, to]) => sql`(cast(${id} as bigint), cast(${to} as bigint))`)
    await sql`with places (id, conversation) as (values ${sql.join(values)})
      update messages set conversation_id = places.conversation from places where messages.id = places.id`.execute(
      trx,
    )
  }
}

async function writeLinks(
  trx: Executor,
  accountId: AccountId,
  fresh: ReadonlySet<string>,
  links: ReadonlyMap<string, number>,
): Promise<void> {
  for (const some of chunks([...fresh], maxKeys)) {
    await trx
      .insertInto('conversation_links')
      .values(
        some.map((key) => ({
          account_id: accountId,
          link_key: key,
          conversation_id: links.get(key)!,
        })),
      )
      .execute()
  }
}
