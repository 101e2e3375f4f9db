import type { Address } from '@mailroom/core'
import type { Services } from '../../http/Services'
import type { ActiveSession } from '../Sessions'

/**
 * Who is named as the sender of what a session sends: whoever may only send for the owner. Whoever has full control writes
 * as the owner, and so does the owner.
 *
 * @source ST-16, CO-17, RFC 5322 3.6.2
 */
export async function proxyOf(
  people: Pick<Services['people'], 'profile'>,
  { share }: Pick<ActiveSession, 'share'>,
): Promise<Address | undefined> {
  if (share === undefined || share.level === 'fullControl') return undefined
  return (await people.profile(share.personId)).address
}
