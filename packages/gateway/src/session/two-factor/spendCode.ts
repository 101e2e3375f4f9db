import { findAuthenticatorStep, readSignInCode } from '@mailroom/core'
import type { SecretBox } from '../../accounts/credentials/secretBox'
import type { AccountId } from '../../accounts/AccountId'
import type { Database } from '../../doors/database/Database'
import { hashOf } from '../tokens'

/** What reading codes needs. */
export interface CodeParts {
  readonly database: Database
  /** Its key is not in the database. */
  readonly box: SecretBox
  /** ms since 1970. */
  readonly now: () => number
}

/**
 * Uses a code up: true for one that is right, the first time that it is brought. Of two at the same moment one is first.
 *
 * @source SE-08, B2, RFC 6238 5.2
 */
export async function spendCode(parts: CodeParts, accountId: AccountId, text: string): Promise<boolean> {
  const read = readSignInCode(text)
  if (!read) return false
  return read.kind === 'backup'
    ? spendBackupCode(parts, accountId, read.code)
    : spendAuthenticatorCode(parts, accountId, read.code)
}

/** What is kept of a backup code. The account is in it, so that equal codes of two people look different. */
export const backupCodeHash = (accountId: AccountId, code: string): string =>
  hashOf(`backup-code ${accountId} ${code.replaceAll('-', '')}`)

/** Whom a sealed secret belongs to. */
export const authenticatorOwner = (accountId: AccountId): string => `authenticator ${accountId}`

async function spendBackupCode({ database }: CodeParts, accountId: AccountId, code: string) {
  const { numDeletedRows } = await database.db
    .deleteFrom('backup_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', backupCodeHash(accountId, code))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

async function spendAuthenticatorCode({ database, box, now }: CodeParts, accountId: AccountId, code: string) {
  const row = await database.db
    .selectFrom('authenticators')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const secret = row && box.open(row.sealed_secret, authenticatorOwner(accountId))
  if (!row || secret === undefined) return false
  const step = await findAuthenticatorStep(secret, code, { now: now(), lastStep: row.last_step })
  if (step === undefined) return false
  const { numUpdatedRows } = await database.db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
