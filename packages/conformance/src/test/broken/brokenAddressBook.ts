import { isMailroomError, noContactFields, type AddressBookPort, type MailroomAdapter } from '@mailroom/core'
import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Breaks the address books of both people. */
export const inBook = (
  change: (book: AddressBookPort, adapter: Required<MailroomAdapter>) => Partial<AddressBookPort>,
) => inPort('addressBook', change)

/** Does nothing. */
export const nothing = async (): Promise<void> => undefined

/** What is noted of people. */
export const brokenAddressBook: readonly BrokenAdapter[] = [
  {
    what: 'keeps one line of what is noted of somebody',
    world: inBook((book) => ({
      save: (fields, id) => book.save({ ...fields, remark: fields.remark.split('\n')[0]! }, id),
    })),
    found: ['address-book/every-field', 'contact-files/carried-csv', 'contact-files/carried-vcf'],
  },
  {
    what: 'drops what is wrong with a contact instead of saying so',
    world: inBook((book) => ({
      save: instead(book.save, ({ address }, id) =>
        book.save({ ...noContactFields, address: address.trim() || 'x@y.example' }, id),
      ),
    })),
    found: ['address-book/faults'],
  },
  {
    what: 'says that a contact is faulty, and not where',
    world: inBook((book) => ({
      save: (fields, id) =>
        book.save(fields, id).catch((error: unknown) => {
          throw isMailroomError(error) ? Object.assign(error, { details: {} }) : error
        }),
    })),
    found: ['address-book/faults'],
  },
  {
    what: 'overwrites whoever has the address',
    world: inBook((book) => ({
      save: instead(book.save, async (fields) => book.save(fields, (await book.find(fields.address))?.id)),
    })),
    found: ['address-book/conflict'],
  },
  {
    what: 'shows a contact of somebody else as one that is empty',
    world: inBook((book) => ({
      contact: instead(book.contact, (id) => ({ ...noContactFields, id })),
    })),
    found: ['address-book/foreign', 'address-book/find', 'address-book/removed', 'address-book/merge'],
  },
  {
    what: 'pages through everybody whatever group is asked for',
    world: inBook((book) => ({ page: ({ group: _group, ...query }, options) => book.page(query, options) })),
    found: ['address-book/pages', 'contact-groups/counted', 'contact-groups/removed'],
  },
  {
    what: 'has the last contact first',
    world: inBook((book) => ({
      page: async (query, options) => {
        const { contacts, total } = await book.page(query, options)
        return { contacts: contacts.toReversed(), total }
      },
    })),
    found: ['address-book/pages'],
  },
  {
    what: 'finds nobody by an address',
    world: inBook(() => ({ find: nothing as unknown as AddressBookPort['find'] })),
    found: ['address-book/find', 'contact-files/csv', 'contact-files/vcf'],
  },
  {
    what: 'suggests nobody of the address book',
    world: inPort('contacts', () => ({ suggest: async () => [] })),
    found: ['address-book/suggested'],
  },
  {
    what: 'brings back no contact that was removed',
    world: inBook(() => ({ restore: nothing })),
    found: ['address-book/removed'],
  },
  {
    what: 'brings contacts back without their groups',
    world: inBook((book) => ({
      restore: async (ids) => {
        await book.restore(ids)
        for (const { id } of (await book.groups()).groups) await book.takeOut(ids, id)
      },
    })),
    found: ['address-book/removed'],
  },
  {
    what: 'forgets for good whom `contacts` takes out',
    world: inPort('contacts', (contacts, { addressBook }) => ({
      add: async (person) => {
        await contacts.add(person)
        const again = await addressBook.find(person.address)
        if (again) await addressBook.save({ ...noContactFields, ...person }, again.id)
      },
    })),
    found: ['address-book/added-again'],
  },
  {
    what: 'takes contacts without a name for doubles',
    world: inBook((book) => ({
      doubles: async (options) => {
        const { contacts } = await book.page({ text: '', offset: 0, limit: 100 }, options)
        const nameless = contacts.filter(({ name }) => name === '')
        const more = await Promise.all(nameless.map(({ id }) => book.contact(id)))
        return [...(await book.doubles(options)), more]
      },
    })),
    found: ['address-book/doubles'],
  },
  {
    what: 'shows a double once for each thing that two have in common',
    world: inBook((book) => ({
      doubles: async (options) => [...(await book.doubles(options)), ...(await book.doubles(options))],
    })),
    found: ['address-book/doubles'],
  },
  {
    what: 'leaves the groups of the others behind when several become one',
    world: inBook((book) => ({
      merge: async (ids, fields) => {
        const { id } = await book.merge(ids, fields)
        return book.save(fields, id)
      },
    })),
    found: ['address-book/merge'],
  },
]
