import { MailroomError } from '@mailroom/core'
import type { Seat } from './Seat'
import { spendCode } from './spendCode'

/** Whoever sits there is the owner of the account: they know its password, or have a code. @throws MailroomError invalid */
export async function proveOwner({ user, system }: Seat, proof: string): Promise<void> {
  if (proof === (user.password ?? system.company.password)) return
  if (await spendCode(user, proof, system.now())) return
  throw new MailroomError('invalid', 'That is not right.', { fields: { proof: ['That is not right'] } })
}
