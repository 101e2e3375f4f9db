import { MailroomError, type SenderStanding } from '@mailroom/core'
import { checkedAddress } from '../../contacts/checkedAddress'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls = 'person' | 'addSender' | 'addContact' | 'removeContacts' | 'listSender'

const success = { msg: 'success' } as const

const lists = { welcome: 'white', refused: 'black' } as const
const standings: Readonly<Record<'white' | 'black' | 'none', SenderStanding | null>> = {
  white: 'welcome',
  black: 'refused',
  none: null,
}

/** What is known and noted of people. @source ML-13, ST-10 */
export const contactHandlers = ({ contacts, mailboxes }: Services): Pick<Handlers, Calls> => ({
  async person({ query }, { session }) {
    const card = await contacts.lookUp(session.accountId, query.email)
    return {
      department: card.department,
      is_pab: card.isContact,
      is_self: card.isSelf,
      fullname: card.contactName ?? null,
      list: card.standing ? lists[card.standing] : null,
      is_sorted: card.isSorted,
    }
  },

  async addSender({ body }, { session }) {
    await mailboxes.requireOpen(session, body.folder)
    const [row] = await mailboxes.of(session).summaries([body])
    if (row === undefined) throw new MailroomError('notFound', 'There is no such mail in this mailbox.')
    await contacts.add(session.accountId, row.from)
    return success
  },

  async addContact({ body }, { session }) {
    await contacts.add(session.accountId, { address: body.email, name: body.fullname })
    return success
  },

  async removeContacts({ body }, { session }) {
    await contacts.remove(session.accountId, body.emails)
    return success
  },

  async listSender({ body }, { session }) {
    await contacts.setStanding(session.accountId, [checkedAddress(body.email)], standings[body.action])
    return success
  },
})
