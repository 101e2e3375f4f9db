import { isPersonName } from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { requireOtherAdmin } from '../accounts/admin/requireOtherAdmin'
import { checkedAddress, insertAccount, invalid, type OurDomains } from '../accounts/createAccount'
import { keepNameKeys } from '../contacts/spelling/storedKeys'
import type { Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { type ApprovalRow, type WantedAccount, type WantedName, wantedOf } from './Wanted'

/** What an administrator puts right of an account that was asked for. */
export type PutRight = Omit<WantedAccount, 'englishName'>

interface Circumstances {
  readonly domains: OurDomains
  /** ms since 1970. */
  readonly now: number
  readonly putRight?: PutRight | undefined
}

/** Does what somebody has asked for, in a transaction with the turns of addresses and administrators. @returns the account */
export async function carryOut(trx: Executor, row: ApprovalRow, given: Circumstances): Promise<AccountId> {
  const wanted = wantedOf(row)
  if (wanted.kind === 'registration') return makeAccount(trx, row, wanted, given)
  const id = row.account_id!
  if (wanted.kind === 'name') await changeName(trx, id, wanted)
  else await closeAccount(trx, id)
  return id
}

async function makeAccount(
  trx: Executor,
  { address, password_hash }: ApprovalRow,
  wanted: WantedAccount,
  { domains, now, putRight }: Circumstances,
): Promise<AccountId> {
  const { name, jobNumber, departmentId } = { ...wanted, departmentId: undefined, ...(putRight ?? wanted) }
  if (!isPersonName(name)) throw invalid('displayName', 'A name has 1 to 35 characters.')
  const account = await insertAccount(
    trx,
    domains,
    {
      // A domain may have gone from the configuration while it waited.
      address: checkedAddress(address, domains),
      displayName: storableText(name).trim(),
      englishName: wanted.englishName,
      ...(jobNumber.trim() !== '' && { jobNumber }),
      ...(departmentId !== undefined && { departmentId }),
      passwordHash: password_hash,
    },
    now,
  )
  return account.id
}

async function changeName(trx: Executor, id: AccountId, { name, englishName }: WantedName): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ display_name: name, english_name: englishName })
    .where('id', '=', id)
    .execute()
  await keepNameKeys(trx, [name])
}

/** Nobody signs in to it and it gets no mail any more. What it has stays, until somebody takes it away. */
async function closeAccount(trx: Executor, id: AccountId): Promise<void> {
  const account = await trx.selectFrom('accounts').select('is_admin').where('id', '=', id).executeTakeFirst()
  if (account?.is_admin === 1) await requireOtherAdmin(trx, id)
  await trx
    .updateTable('accounts')
    .set({ is_active: 0, is_blocked: 1, is_admin: 0 })
    .where('id', '=', id)
    .execute()
}
