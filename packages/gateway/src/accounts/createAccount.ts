import { isEmailAddress, isLoginName, MailroomError } from '@mailroom/core'
import type { Database, Executor } from '../doors/database/Database'
import { keepNameKeys } from '../contacts/spelling/storedKeys'
import { storableText } from '../doors/database/storableText'
import { type Account, type NewAccount, toAccount } from './Account'
import { accountRows } from './findAccount'
import { joinAddress, splitAddress } from './localAddress'
import { isListName } from './lists'
import { hashPassword } from './passwords'

/**
 * Makes an account.
 *
 * @throws `invalid` with the field at fault; `conflict` when address or job number is taken
 */
export async function createAccount(
  database: Database,
  domains: OurDomains,
  wanted: NewAccount,
  now: number,
): Promise<Account> {
  const address = checkedAddress(wanted.address, domains)
  const loginName = address.slice(0, address.lastIndexOf('@'))
  const jobNumber = wanted.jobNumber?.trim().toLowerCase()
  if (jobNumber !== undefined && !isLoginName(jobNumber))
    throw invalid('jobNumber', 'A job number has digits and letters.')
  const displayName = storableText(wanted.displayName).trim()
  if (displayName === '') throw invalid('displayName', 'An account needs a name to show.')
  const password_hash = wanted.password === undefined ? null : await hashPassword(wanted.password)

  return database.transaction(
    async (trx) => {
      await checkFree(trx, address, loginName, jobNumber)
      const { id } = await trx
        .insertInto('accounts')
        .values({
          address,
          login_name: loginName,
          display_name: displayName,
          job_number: jobNumber ?? null,
          department_id: wanted.departmentId ?? null,
          password_hash,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await keepNameKeys(trx, [displayName])
      return toAccount(await accountRows(trx).where('accounts.id', '=', id).executeTakeFirstOrThrow())
    },
    [addressesTurn],
  )
}

/** Whoever gives out an address or a name first looks whether somebody has it, and nobody else gives one out meanwhile. */
export const addressesTurn = 'addresses'

/** Domains of this gateway. */
export interface OurDomains {
  readonly domains: readonly string[]
  /** Those that have the lists of the organisation. */
  readonly listDomains: readonly string[]
}

/** An address of ours as it is kept, or `invalid`. */
export function checkedAddress(address: string, { domains, listDomains }: OurDomains): string {
  const parts = splitAddress(address)
  if (parts === undefined || !isEmailAddress(joinAddress(parts)))
    throw invalid('address', 'This is not an address.')
  if (!domains.includes(parts.domain)) {
    throw invalid('address', `${parts.domain} is not a domain of this gateway; it has ${domains.join(', ')}.`)
  }
  if (!isLoginName(parts.local)) {
    throw invalid(
      'address',
      'Before the @, an address has lower-case letters, digits, dots, hyphens and underscores.',
    )
  }
  if (isListName(parts.local) && listDomains.includes(parts.domain))
    throw invalid('address', 'This address belongs to a list of the organisation.')
  return joinAddress(parts)
}

/** Throws `conflict` when something else has the address already. */
export async function checkAddressFree(trx: Executor, address: string): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('address', '=', address)
    .executeTakeFirst()
  if (account !== undefined)
    throw new MailroomError('conflict', `There is an account with the address ${address} already.`)
}

async function checkFree(trx: Executor, address: string, loginName: string, jobNumber: string | undefined) {
  await checkAddressFree(trx, address)
  const alias = await trx
    .selectFrom('aliases')
    .select('address')
    .where('address', '=', address)
    .executeTakeFirst()
  if (alias !== undefined) throw new MailroomError('conflict', `${address} is an alias already.`)
  // One person's job number must not be the other's account name: either could then not sign in.
  const taken = await trx
    .selectFrom('accounts')
    .select('id')
    .where((query) =>
      query.or([
        query('job_number', '=', loginName),
        ...(jobNumber === undefined
          ? []
          : [query('job_number', '=', jobNumber), query('login_name', '=', jobNumber)]),
      ]),
    )
    .executeTakeFirst()
  if (taken !== undefined)
    throw new MailroomError('conflict', 'Somebody signs in with this name or job number already.')
}

const invalid = (field: string, message: string) =>
  new MailroomError('invalid', message, { fields: { [field]: [message] } })
