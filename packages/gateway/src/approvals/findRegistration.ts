import { MailroomError } from '@mailroom/core'
import { joinAddress, splitAddress } from '../accounts/localAddress'
import type { Executor } from '../doors/database/Database'
import type { ApprovalRow } from './Wanted'

/** The last account that was asked for under this name or address and is not there yet, with the hash of its password. */
export async function findRegistration(db: Executor, name: string) {
  const key = name.trim().toLowerCase()
  const address = splitAddress(key)
  return db
    .selectFrom('approvals')
    .select(['state', 'answer', 'password_hash'])
    .where('kind', '=', 'registration')
    .where('state', 'in', ['waiting', 'refused'])
    .where('password_hash', 'is not', null)
    .$if(address !== undefined, (query) => query.where('address', '=', joinAddress(address!)))
    .$if(address === undefined, (query) => query.where('login_name', '=', key))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What is told to who knows the password of an account that is not there yet. @source SE-11 */
export const registrationUndecided = ({ state, answer }: Pick<ApprovalRow, 'state' | 'answer'>) =>
  state === 'refused'
    ? new MailroomError('forbidden', 'The registration was refused.', {
        detail: 'registrationRefused',
        values: { reason: answer },
      })
    : new MailroomError('forbidden', 'The registration waits.', { detail: 'registrationWaiting' })
