import { MailroomError } from '@mailroom/core'
import type { Database } from '../../doors/database/Database'
import type { ImapCredentials } from '../../doors/mail-store/imap/connection/ImapSettings'
import type { AccountId } from '../AccountId'
import type { AccountSystems } from './accountSystems'
import { deleteUnneeded, type NeedOptions } from './deleteUnneeded'
import type { SecretBox } from './secretBox'

/** What accounts sign in with at the servers of their mail system. Passwords are kept sealed, and no longer than needed. */
export interface MailCredentials {
  /**
   * For the IMAP server: the person's own name and password, or the master user's on behalf of the person.
   *
   * @throws MailroomError `unauthenticated` when no password is kept: the person has to sign in again
   */
  forImap(accountId: AccountId): Promise<ImapCredentials>
  /** For the SMTP server; undefined where it wants none. Throws as `forImap`. */
  forSmtp(accountId: AccountId): Promise<{ readonly user: string; readonly password: string } | undefined>
  /** True when nothing is needed that is not there: a master user does, or the password is kept. */
  isComplete(accountId: AccountId): Promise<boolean>
  /** Keeps the password that a person has just signed in with, if their system needs it. */
  keep(accountId: AccountId, password: string): Promise<void>
  /** The password that is kept; undefined when there is none, or the key that sealed it is gone. */
  kept(accountId: AccountId): Promise<string | undefined>
  forget(accountId: AccountId): Promise<void>
  /** Forgets the passwords of people who are not signed in and of whom nothing is queued. @returns whose they were */
  forgetUnneeded(): Promise<readonly AccountId[]>
  /** Seals anew what an earlier key has sealed. @returns how many were, and how many no known key opens */
  resealAll(): Promise<{ readonly resealed: number; readonly unreadable: number }>
}

/** @source A8, GW-03 */
export function createMailCredentials(
  database: Database,
  box: SecretBox,
  systems: AccountSystems,
  options: NeedOptions,
): MailCredentials {
  const { db } = database

  const place = async (accountId: AccountId) => {
    const found = await systems(accountId)
    if (found === undefined) throw new MailroomError('notFound', 'The account is on no mail server.')
    return found
  }
  const kept = async (accountId: AccountId) => {
    const row = await db
      .selectFrom('mail_secrets')
      .select('sealed')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row && box.open(row.sealed, ownerOf(accountId))
  }
  const required = async (accountId: AccountId) => {
    const password = await kept(accountId)
    if (password !== undefined) return password
    throw new MailroomError('unauthenticated', 'The password of the mail server is not kept any more.')
  }

  return {
    async forImap(accountId) {
      const { system, loginName } = await place(accountId)
      if (system.master === undefined) return { user: loginName, password: await required(accountId) }
      return { user: system.master.user, password: system.master.password, authorizeAs: loginName }
    },
    async forSmtp(accountId) {
      const { system, loginName } = await place(accountId)
      const { smtpSignIn } = system
      if (smtpSignIn.kind === 'none') return undefined
      if (smtpSignIn.kind === 'service') return { user: smtpSignIn.user, password: smtpSignIn.password }
      return { user: loginName, password: await required(accountId) }
    },
    async isComplete(accountId) {
      const { system } = await place(accountId)
      return !system.needsPassword || (await kept(accountId)) !== undefined
    },
    async keep(accountId, password) {
      const found = await systems(accountId)
      if (found?.system.needsPassword !== true) return
      const values = { sealed: box.seal(password, ownerOf(accountId)), changed_at: options.now() }
      await db
        .insertInto('mail_secrets')
        .values({ account_id: accountId, ...values })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
        .execute()
    },
    kept,
    async forget(accountId) {
      await db.deleteFrom('mail_secrets').where('account_id', '=', accountId).execute()
    },
    forgetUnneeded: () => deleteUnneeded(database, options),
    async resealAll() {
      const rows = await db.selectFrom('mail_secrets').selectAll().execute()
      const old = rows.filter(({ sealed }) => !box.isCurrent(sealed))
      let resealed = 0
      for (const { account_id: accountId, sealed } of old) {
        const password = box.open(sealed, ownerOf(accountId))
        if (password === undefined) continue
        await db
          .updateTable('mail_secrets')
          .set({ sealed: box.seal(password, ownerOf(accountId)) })
          .where('account_id', '=', accountId)
          // Somebody may have signed in with another password meanwhile.
          .where('sealed', '=', sealed)
          .execute()
        resealed += 1
      }
      return { resealed, unreadable: old.length - resealed }
    },
  }
}

const ownerOf = (accountId: AccountId) => `mail_secrets ${accountId}`
