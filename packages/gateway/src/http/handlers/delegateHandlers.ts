import { MailroomError, type ShareLevel } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls = 'delegates' | 'setDelegate' | 'removeDelegate'

/** Who may work in the own mailbox. @source ST-16 */
export function delegateHandlers({ shares, accounts, audit }: Services): Pick<Handlers, Calls> {
  const found = (id: AccountId | undefined) => {
    if (id === undefined)
      throw new MailroomError('notFound', 'Nobody has this address.', { detail: 'delegateUnknown' })
    return id
  }
  const record = (accountId: number, clientAddress: string, person: number, level: ShareLevel | 'none') =>
    audit.record({ action: 'share-changed', accountId, clientAddress, details: { person, level } })

  return {
    async delegates(_input, { session }) {
      const delegates = await shares.delegatesOf(session.accountId)
      const results = delegates.map(({ person, level }) => ({
        username: person.address,
        realname: person.name,
        level,
      }))
      return { results }
    },
    async setDelegate({ body }, { session, clientAddress }) {
      const person = found(await accounts.findByAddress(body.username.trim()))
      const { level } = body
      await shares.set(session.accountId, person, level)
      await record(session.accountId, clientAddress, person, level)
      return { msg: 'success' }
    },
    async removeDelegate({ body }, { session, clientAddress }) {
      // Also when they are blocked by now.
      const person = found((await accounts.findByLogin(body.username.trim().toLowerCase()))?.id)
      await shares.end(session.accountId, person)
      await record(session.accountId, clientAddress, person, 'none')
      return { msg: 'success' }
    },
  }
}
