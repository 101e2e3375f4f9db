import { instead, type BrokenAdapter } from './BrokenAdapter'
import { inBook, nothing } from './brokenAddressBook'

/** Groups of contacts. */
export const brokenContactGroups: readonly BrokenAdapter[] = [
  {
    what: 'makes as many groups of one name as are wanted',
    world: inBook((book) => ({
      makeGroup: instead(book.makeGroup, () => book.makeGroup(crypto.randomUUID())),
    })),
    found: ['contact-groups/named'],
  },
  {
    what: 'counts everybody among those of no group',
    world: inBook((book) => ({
      groups: async (options) => {
        const groups = await book.groups(options)
        return { ...groups, ungrouped: groups.total }
      },
    })),
    found: ['contact-groups/counted'],
  },
  {
    what: 'takes nobody out of a group',
    world: inBook(() => ({ takeOut: nothing })),
    found: ['contact-groups/counted'],
  },
  {
    what: 'removes the contacts of a group with it',
    world: inBook((book) => ({
      removeGroup: async (id) => {
        const query = { text: '', group: id, offset: 0, limit: 100 }
        const page = await book.page(query).catch(() => ({ contacts: [] }))
        await book.remove(page.contacts.map((contact) => contact.id))
        await book.removeGroup(id)
      },
    })),
    found: ['contact-groups/removed'],
  },
]
