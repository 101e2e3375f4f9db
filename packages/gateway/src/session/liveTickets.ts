import type { Database } from '../doors/database/Database'
import type { ActiveSession } from './Sessions'
import { hashOf, newToken } from './tokens'

/** How long a ticket may wait to be used. @source W1 */
const validMs = 45_000

/** Single-use tickets for the live line; they may stand in an address, as nothing else opens with them. */
export interface LiveTickets {
  issue(session: ActiveSession): Promise<string>
  /** Whose ticket it is, the first time it is brought while it is valid. */
  redeem(ticket: string): Promise<{ readonly sessionId: string; readonly accountId: number } | undefined>
}

/** @source SH-10, W1 */
export const createLiveTickets = ({ db }: Database, now: () => number): LiveTickets => ({
  async issue(session) {
    const ticket = newToken()
    await db.deleteFrom('live_tickets').where('expires_at', '<', now()).execute()
    await db
      .insertInto('live_tickets')
      .values({
        hash: hashOf(ticket),
        session_id: session.id,
        account_id: session.accountId,
        expires_at: now() + validMs,
      })
      .execute()
    return ticket
  },

  async redeem(ticket) {
    const row = await db
      .deleteFrom('live_tickets')
      .where('hash', '=', hashOf(ticket))
      .returning(['session_id', 'account_id', 'expires_at'])
      .executeTakeFirst()
    if (!row || row.expires_at <= now()) return undefined
    return { sessionId: row.session_id, accountId: row.account_id }
  },
})
