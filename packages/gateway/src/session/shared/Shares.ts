import { randomUUID } from 'node:crypto'
import { type Delegate, maxDelegates, MailroomError, type ShareLevel } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import type { BegunSession } from '../HalfSignIn'
import { type ActiveSession, notSignedIn } from '../Sessions'
import type { SessionWatch } from '../sessionWatch'
import { csrfTokenOf, hashOf, newToken } from '../tokens'

/** A mailbox that somebody may work in. */
export interface SharedMailbox {
  readonly id: string
  readonly address: string
  readonly name: string
}

/** Who may work in whose mailbox, and the sessions that do. */
export interface Shares {
  /** Who may work in a mailbox, by address. */
  delegatesOf(ownerId: AccountId): Promise<readonly Delegate[]>
  /**
   * Lets a person into a mailbox, or changes their level; what they have open through an older level is over. `invalid` for
   * the owner, `conflict` beyond `maxDelegates`
   */
  set(ownerId: AccountId, personId: AccountId, level: ShareLevel): Promise<void>
  /** Ends it at once, also for who is in the mailbox now. `notFound` */
  end(ownerId: AccountId, personId: AccountId): Promise<void>
  /** The mailboxes that a person may switch into, by address. */
  of(personId: AccountId): Promise<readonly SharedMailbox[]>
  /** Whose mailbox a share opens to a person. `notFound` */
  ownerOf(personId: AccountId, shareId: string): Promise<AccountId>
  /** Goes on in that mailbox under a new token; what the old one has open is over. */
  enter(session: ActiveSession, shareId: string): Promise<BegunSession>
  /** Goes back to the person's own mailbox, under a new token too. */
  leave(session: ActiveSession): Promise<BegunSession>
}

/** What it works with. */
export interface ShareParts {
  readonly database: Database
  readonly sessionWatch: Pick<SessionWatch, 'check'>
  /** ms since 1970. */
  readonly now: () => number
}

/** More than anybody works in. */
const maxListed = 500

/** @source SH-04, ST-16, A3 */
export function createShares({ database, sessionWatch, now }: ShareParts): Shares {
  const { db } = database
  const ownerOf = async (personId: AccountId, shareId: string) => {
    const row = await db
      .selectFrom('mailbox_shares')
      .select('owner_id')
      .where('id', '=', shareId)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (!row) throw noSuchShare()
    return row.owner_id
  }
  const go = async (session: ActiveSession, shareId: string | null) => {
    const begun = await moveSession(database, session, shareId)
    await sessionWatch.check()
    return begun
  }
  const requireRoom = async (ownerId: AccountId, personId: AccountId) => {
    const { others } = await db
      .selectFrom('mailbox_shares')
      .select(({ fn }) => fn.countAll<number>().as('others'))
      .where('owner_id', '=', ownerId)
      .where('person_id', '!=', personId)
      .executeTakeFirstOrThrow()
    if (others >= maxDelegates)
      throw new MailroomError('conflict', 'There are as many as there may be.', { detail: 'delegatesFull' })
  }
  const between = (ownerId: AccountId, personId: AccountId) =>
    db.deleteFrom('mailbox_shares').where('owner_id', '=', ownerId).where('person_id', '=', personId)

  return {
    async delegatesOf(ownerId) {
      const rows = await db
        .selectFrom('mailbox_shares')
        .innerJoin('accounts', 'accounts.id', 'mailbox_shares.person_id')
        .where('owner_id', '=', ownerId)
        .select(['accounts.address', 'accounts.display_name as name', 'level'])
        .orderBy('accounts.address')
        .execute()
      return rows.map(({ address, name, level }) => ({ person: { address, name }, level }))
    },
    async set(ownerId, personId, level) {
      if (ownerId === personId)
        throw new MailroomError('invalid', 'Nobody shares with themselves.', { detail: 'delegateSelf' })
      await requireRoom(ownerId, personId)
      // A new id: sessions that came in at the old level have to come in again.
      const again = { id: randomUUID(), level, created_at: now() }
      await db
        .insertInto('mailbox_shares')
        .values({ ...again, owner_id: ownerId, person_id: personId })
        .onConflict((conflict) => conflict.columns(['owner_id', 'person_id']).doUpdateSet(again))
        .execute()
      await sessionWatch.check()
    },
    async end(ownerId, personId) {
      const { numDeletedRows } = await between(ownerId, personId).executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw noSuchShare()
      await sessionWatch.check()
    },
    async of(personId) {
      return db
        .selectFrom('mailbox_shares')
        .innerJoin('accounts', 'accounts.id', 'mailbox_shares.owner_id')
        .where('person_id', '=', personId)
        .select(['mailbox_shares.id', 'accounts.address', 'accounts.display_name as name'])
        .orderBy('accounts.address')
        .limit(maxListed)
        .execute()
    },
    ownerOf,
    async enter(session, shareId) {
      await ownerOf(session.share?.personId ?? session.accountId, shareId)
      return go(session, shareId)
    },
    leave: (session) => go(session, null),
  }
}

/**
 * The same sign-in under a new id and a new token: one statement decides who of two that ask at once goes on, and whatever
 * hangs on the old id (live lines, downloads, an opened folder lock) does not come along.
 */
async function moveSession(
  database: Database,
  { id: oldId }: ActiveSession,
  shareId: string | null,
): Promise<BegunSession> {
  const [token, id] = [newToken(), randomUUID()]
  const row = await database.transaction(async (transaction) => {
    await transaction.deleteFrom('live_tickets').where('session_id', '=', oldId).execute()
    await transaction.deleteFrom('lock_openings').where('session_id', '=', oldId).execute()
    return transaction
      .updateTable('sessions')
      .set({ id, token_hash: hashOf(token), share_id: shareId })
      .where('id', '=', oldId)
      .where('ended_at', 'is', null)
      .returning('account_id')
      .executeTakeFirst()
  })
  if (!row) throw notSignedIn()
  // Whoever serves the new token finds the session by it; only what the answer of switching needs is said here.
  return { token, session: { id, accountId: row.account_id, csrfToken: csrfTokenOf(token), isLocked: false } }
}

const noSuchShare = () => new MailroomError('notFound', 'There is no such shared mailbox.')
