import { randomUUID } from 'node:crypto'
import {
  MailroomError,
  type NewPasskey,
  type Passkey,
  type PasskeyDescriptor,
  type PasskeyId,
} from '@mailroom/core'
import type { Selectable } from 'kysely'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import type { SecretTables } from '../../doors/database/tables/SecretTables'
import { newToken } from '../tokens'

/** A passkey as it is kept. */
export type PasskeyRow = Selectable<SecretTables['passkeys']>

/** Passkeys of an account, at most. */
const maxPasskeys = 20

/** The passkeys of everybody, each found by its owner or by its device's name for it. */
export interface KeptPasskeys {
  ofAccount(accountId: AccountId): Promise<readonly PasskeyRow[]>
  find(credentialId: string): Promise<PasskeyRow | undefined>
  /** What devices know the account by: that of its other passkeys, or a fresh one. */
  handleOf(accountId: AccountId): Promise<string>
  /** @throws MailroomError conflict, overQuota */
  add(
    accountId: AccountId,
    made: NewPasskey,
    kept: { readonly userHandle: string; readonly name: string },
  ): Promise<Passkey>
  /** @throws MailroomError notFound */
  rename(accountId: AccountId, id: PasskeyId, name: string): Promise<void>
  /** @throws MailroomError notFound */
  remove(accountId: AccountId, id: PasskeyId): Promise<void>
  /**
   * Notes that it was used. False for one whose count did not go on, since somebody has a copy of it.
   *
   * @source WebAuthn 3 6.1.1
   */
  noteUse(row: PasskeyRow, signCount: number): Promise<boolean>
}

/** @source SE-08 */
export function createKeptPasskeys(database: Database, now: () => number): KeptPasskeys {
  const { db } = database
  const ofAccount = (accountId: AccountId, from: Pick<typeof db, 'selectFrom'> = db) =>
    from
      .selectFrom('passkeys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
  const gone = () => new MailroomError('notFound', 'There is no such passkey.')

  return {
    ofAccount: (accountId) => ofAccount(accountId),
    find: (credentialId) =>
      db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst(),
    handleOf: async (accountId) => (await ofAccount(accountId))[0]?.user_handle ?? newToken(),

    add: (accountId, made, { userHandle, name }) =>
      database.transaction(
        async (trx) => {
          if ((await ofAccount(accountId, trx)).length >= maxPasskeys)
            throw new MailroomError('conflict', 'There are too many passkeys.', { detail: 'passkeysTooMany' })
          const row: PasskeyRow = {
            id: randomUUID(),
            credential_id: made.credentialId,
            account_id: accountId,
            user_handle: userHandle,
            public_key: made.publicKey,
            sign_count: 0,
            transports: JSON.stringify(made.transports),
            name,
            created_at: now(),
            used_at: null,
          }
          const kept = await trx
            .insertInto('passkeys')
            .values(row)
            .onConflict((conflict) => conflict.column('credential_id').doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!kept) throw new MailroomError('conflict', 'It is in use.', { detail: 'passkeyTaken' })
          return toPasskey(row)
        },
        [`passkeys ${accountId}`],
      ),

    async rename(accountId, id, name) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw gone()
    },

    async remove(accountId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw gone()
    },

    async noteUse({ id }, signCount) {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ sign_count: signCount, used_at: now() })
        .where('id', '=', id)
        .where('sign_count', signCount === 0 ? '=' : '<', signCount)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}

/** As its owner sees it. */
export const toPasskey = ({ id, name, created_at: createdAt, used_at: usedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt,
  ...(usedAt !== null && { usedAt }),
})

/** As browsers look for it. */
export const toDescriptor = ({ credential_id: credentialId, transports }: PasskeyRow): PasskeyDescriptor => ({
  credentialId,
  transports: JSON.parse(transports) as string[],
})
