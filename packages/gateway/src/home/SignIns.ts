import type { Database } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import type { ActiveSession } from '../session/Sessions'

/** One sign-in as it lies in the database. */
export interface NotedSignIn {
  /** ms since 1970. */
  readonly at: number
  readonly clientAddress: string
  readonly userAgent: string
}

/** The sign-ins of everybody, the latest of each account. */
export interface SignInLog {
  note(session: ActiveSession, from: { clientAddress: string; userAgent: string }): Promise<void>
  /** The one that began this session, and the one before it. */
  around(session: ActiveSession): Promise<{ current?: NotedSignIn; previous?: NotedSignIn }>
}

/** Sign-ins kept of one account: of somebody who signs in four times a working day those of a year. */
const maxKept = 1000
/** Longer names of browsers are cut. */
const maxAgentLength = 400

/** @source SE-25, HO-03 */
export function createSignInLog({ db }: Database, now: () => number): SignInLog {
  const ofAccount = (accountId: number) =>
    db.selectFrom('sign_ins').where('account_id', '=', accountId).orderBy('id', 'desc')

  const forgetOld = async (accountId: number) => {
    const first = await ofAccount(accountId).select('id').offset(maxKept).limit(1).executeTakeFirst()
    if (!first) return
    await db.deleteFrom('sign_ins').where('account_id', '=', accountId).where('id', '<=', first.id).execute()
  }

  return {
    async note({ id, accountId }, { clientAddress, userAgent }) {
      await db
        .insertInto('sign_ins')
        .values({
          account_id: accountId,
          session_id: id,
          at: now(),
          client_address: storableText(clientAddress).slice(0, 100),
          user_agent: storableText(userAgent.slice(0, maxAgentLength)),
        })
        .execute()
      await forgetOld(accountId)
    },

    async around({ id, accountId }) {
      const current = await ofAccount(accountId)
        .where('session_id', '=', id)
        .selectAll()
        .limit(1)
        .executeTakeFirst()
      const earlier = ofAccount(accountId).selectAll().limit(1)
      const previous = await (current ? earlier.where('id', '<', current.id) : earlier).executeTakeFirst()
      return {
        ...(current && { current: signInOf(current) }),
        ...(previous && { previous: signInOf(previous) }),
      }
    },
  }
}

const signInOf = (row: { at: number; client_address: string; user_agent: string }): NotedSignIn => ({
  at: row.at,
  clientAddress: row.client_address,
  userAgent: row.user_agent,
})
