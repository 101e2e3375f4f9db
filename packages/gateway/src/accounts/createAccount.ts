import { isEmailAddress, isLoginName, MailroomError } from '@mailroom/core'
import type { Database, Executor } from '../doors/database/Database'
import { keepNameKeys } from '../contacts/spelling/storedKeys'
import { storableText } from '../doors/database/storableText'
import { type Account, type NewAccount, toAccount } from './Account'
import { requireDepartment } from './departments'
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
  const { password, ...rest } = wanted
  const passwordHash = password === undefined ? null : await hashPassword(password)
  return database.transaction(
    (trx) => insertAccount(trx, domains, { ...rest, passwordHash }, now),
    [addressesTurn],
  )
}

/** As `createAccount`, in a transaction that has the turn of addresses, with a password that is hashed already. */
export async function insertAccount(
  trx: Executor,
  domains: OurDomains,
  wanted: Omit<NewAccount, 'password'> & {
    readonly englishName?: string
    readonly passwordHash: string | null
  },
  now: number,
): Promise<Account> {
  const address = checkedAddress(wanted.address, domains)
  const loginName = address.slice(0, address.lastIndexOf('@'))
  const jobNumber = checkedJobNumber(wanted.jobNumber)
  const displayName = checkedName(wanted.displayName)
  await checkFree(trx, address, loginName, jobNumber)
  if (wanted.departmentId !== undefined) await requireDepartment(trx, wanted.departmentId)
  const { id } = await trx
    .insertInto('accounts')
    .values({
      address,
      login_name: loginName,
      display_name: displayName,
      english_name: wanted.englishName ?? '',
      job_number: jobNumber ?? null,
      department_id: wanted.departmentId ?? null,
      password_hash: wanted.passwordHash,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepNameKeys(trx, [displayName])
  return toAccount(await accountRows(trx).where('accounts.id', '=', id).executeTakeFirstOrThrow())
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

/** A job number as it is kept, or `invalid`. */
export function checkedJobNumber(given: string | undefined): string | undefined {
  const jobNumber = given?.trim().toLowerCase()
  if (jobNumber !== undefined && !isLoginName(jobNumber))
    throw invalid('jobNumber', 'A job number has digits and letters.')
  return jobNumber
}

/** A name to show as it is kept, or `invalid`. */
export function checkedName(given: string): string {
  const displayName = storableText(given).trim()
  if (displayName === '') throw invalid('displayName', 'An account needs a name to show.')
  return displayName
}

/** Throws `conflict` when something else has the address already. */
export async function checkAddressFree(trx: Executor, address: string): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('address', '=', address)
    .executeTakeFirst()
  if (account !== undefined)
    throw taken('address', `There is an account with the address ${address} already.`)
}

/** Throws `conflict` with the field at fault when somebody has the address, the name or the job number already. */
export async function checkFree(
  trx: Executor,
  address: string,
  loginName: string,
  jobNumber: string | undefined,
) {
  await checkAddressFree(trx, address)
  const alias = await trx
    .selectFrom('aliases')
    .select('address')
    .where('address', '=', address)
    .executeTakeFirst()
  if (alias !== undefined) throw taken('address', `${address} is an alias already.`)
  // One person's job number must not be the other's account name: either could then not sign in.
  const named = trx.selectFrom('accounts').select('id').where('job_number', '=', loginName)
  if ((await named.executeTakeFirst()) !== undefined)
    throw taken('address', 'Somebody signs in with this name already.')
  if (jobNumber !== undefined) await checkJobNumberFree(trx, jobNumber)
}

/** Throws `conflict` when somebody else signs in with this already. */
export async function checkJobNumberFree(trx: Executor, jobNumber: string, ownId = 0): Promise<void> {
  const other = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '!=', ownId)
    .where((query) => query.or([query('job_number', '=', jobNumber), query('login_name', '=', jobNumber)]))
    .executeTakeFirst()
  if (other !== undefined) throw taken('jobNumber', 'Somebody signs in with this job number already.')
}

const taken = (field: string, message: string) =>
  new MailroomError('conflict', message, { fields: { [field]: [message] } })

/** `invalid` at one field. */
export const invalid = (field: string, message: string) =>
  new MailroomError('invalid', message, { fields: { [field]: [message] } })
