import { isEmailAddress, MailroomError } from '@mailroom/core'

/** An address without what surrounds it. `invalid` with `fields.email` for what is none. */
export function checkedAddress(address: string): string {
  const bare = address.trim()
  if (isEmailAddress(bare)) return bare
  throw new MailroomError('invalid', 'This is no address.', { fields: { email: ['addressInvalid'] } })
}
