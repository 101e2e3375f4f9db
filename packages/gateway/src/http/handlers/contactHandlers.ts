import { MailroomError, type PeoplePage, type SenderStanding, type Suggestion } from '@mailroom/core'
import { checkedAddress } from '../../contacts/checkedAddress'
import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { requireAllowed } from '../requireAllowed'
import { toWireLook } from '../wire/look'

type Calls =
  | 'personalPeople'
  | 'recentPeople'
  | 'members'
  | 'domainMembers'
  | 'domains'
  | 'departments'
  | 'person'
  | 'addSender'
  | 'addContact'
  | 'removeContacts'
  | 'listSender'

const success = { msg: 'success' } as const

const lists = { welcome: 'white', refused: 'black' } as const
const standings: Readonly<Record<'white' | 'black' | 'none', SenderStanding | null>> = {
  white: 'welcome',
  black: 'refused',
  none: null,
}

/** What is known and noted of people. @source ML-13, ST-10 */
export const contactHandlers = ({ contacts, mailboxes, settings }: Services): Pick<Handlers, Calls> => ({
  async personalPeople({ query }, { session }) {
    const book = { book: 'personal', text: query.search ?? '', ...pageOf(query) } as const
    return toWirePeople(await contacts.people(session.accountId, book))
  },

  async recentPeople({ query }, { session }) {
    const people = await contacts.recent(session.accountId, Number(query.limit))
    return { results: people.map(toWirePerson) }
  },

  async members({ query }, { session }) {
    requireAllowed(settings.showDirectory)
    const department = query.dept_id === undefined ? undefined : Number(query.dept_id)
    const book = { book: 'organisation', text: query.search ?? '', department, ...pageOf(query) } as const
    return toWirePeople(await contacts.people(session.accountId, book))
  },

  async domainMembers({ query }, { session }) {
    requireAllowed(settings.showDirectory)
    const { domain_id: domain, search: text = '' } = query
    const book = { book: 'organisation', text, domain, ...pageOf(query) } as const
    return toWirePeople(await contacts.people(session.accountId, book))
  },

  async domains() {
    requireAllowed(settings.showDirectory)
    return { results: contacts.domains().map((domain) => ({ domain_id: domain })) }
  },

  async departments() {
    requireAllowed(settings.showDirectory)
    const all = await contacts.departments()
    return { results: all.map(({ id, name, parentId }) => ({ id, name, parent_id: parentId ?? null })) }
  },

  async person({ query }, { session }) {
    const card = await contacts.lookUp(session.accountId, query.email)
    return {
      department: card.department,
      ...toWireLook(card),
      is_pab: card.isContact,
      is_self: card.isSelf,
      fullname: card.contactName ?? null,
      list: card.standing ? lists[card.standing] : null,
      is_sorted: card.isSorted,
    }
  },

  async addSender({ body }, { session }) {
    await mailboxes.requireOpen(session, body)
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

function pageOf(query: { readonly page: string; readonly page_size: string }) {
  const limit = Number(query.page_size)
  return { offset: (Number(query.page) - 1) * limit, limit }
}

const toWirePeople = ({ people, total }: PeoplePage) => ({
  count: total,
  results: people.map(toWirePerson),
})

const toWirePerson = ({ address, name, department }: Suggestion) => ({
  username: address,
  fullname: name,
  dname: department,
})
