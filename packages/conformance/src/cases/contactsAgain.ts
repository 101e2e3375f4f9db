import { equals, failsAs, holds } from '../assert/assert'
import { bookDomain, factsOf, inBooks, noted, wholeContact } from '../world/addressBook'
import { casesOf } from '../world/ConformanceCase'

/** Contacts that come back, and those that are there more than once. @source CT-02, CT-06 */
export const contactAgainCases = casesOf(
  { area: 'address-book', port: 'addressBook', needs: ['addressBook', 'contacts'] },
  [
    [
      'removed',
      'Brings back contacts that were removed, whole and in their groups',
      inBooks(async ({ book, add, names }) => {
        const groups = [(await book.makeGroup('Removed')).id, (await book.makeGroup('Gone meanwhile')).id]
        const { id } = await book.save(wholeContact(groups))
        const other = await add('other', { name: 'Other' })
        await book.remove([id, 987_654_321])
        await book.remove([id])
        equals(await names(), ['Other'], 'contacts that are left')
        await failsAs(book.contact(id), 'notFound', 'a contact that was removed')
        equals(
          (await book.groups()).groups.map(({ count }) => count),
          [0, 0],
          'contacts in the groups',
        )
        await book.removeGroup(groups[1]!)
        await book.restore([id, other.id, 987_654_321])
        equals(factsOf(await book.contact(id)), wholeContact([groups[0]!]), 'the contact that came back')
        await book.remove([other.id])
        const taken = await add('other', { name: 'Somebody new' })
        await book.restore([other.id])
        equals((await book.find(`other@${bookDomain}`))?.id, taken.id, 'who has the address meanwhile')
      }),
    ],
    [
      'added-again',
      'Knows what was known before of an address that is taken out by `contacts` and added again',
      inBooks(async ({ book, contacts }) => {
        const group = await book.makeGroup('Added again')
        await book.save(wholeContact([group.id]))
        const { address } = wholeContact()
        await contacts.remove([address.toUpperCase()])
        equals(await book.find(address), undefined, 'the contact that was taken out')
        await contacts.add({ address, name: 'Xiaotian' })
        const again = await book.find(address)
        holds(again, 'the contact is not there again')
        equals(factsOf(again), { ...wholeContact([group.id]), name: 'Xiaotian' }, 'what is known again')
      }),
    ],
    [
      'doubles',
      'Shows contacts of one name or one mobile number together, each once',
      inBooks(async ({ book, add }) => {
        const people = [
          await add('same1', { name: 'Ng Same-Name' }),
          await add('same2', { name: 'Ng Same-Name' }),
          await add('phone1', { name: 'Phone One', mobile: '13800550191' }),
          await add('phone2', { name: 'Phone Two', mobile: '13800550191' }),
        ]
        for (const account of ['alone1', 'alone2']) await add(account)
        const own = new Set(people.map(({ id }) => id))
        const sets = (await book.doubles()).filter((set) => set.some(({ id }) => own.has(id)))
        const found = sets.map((set) => set.map(({ id }) => id).toSorted((a, b) => a - b))
        const wanted = [people.slice(0, 2), people.slice(2)].map((set) => set.map(({ id }) => id))
        equals(
          found.toSorted((a, b) => a[0]! - b[0]!),
          wanted.map((set) => set.toSorted((a, b) => a - b)),
          'the doubles',
        )
        const alone = sets.length === (await book.doubles()).length
        holds(alone, 'contacts without a name and a number are taken for doubles')
        const whole = sets.flat().find(({ id }) => id === people[3]!.id)
        equals(whole?.mobile, '13800550191', 'what is known of a double')
      }),
    ],
    [
      'merge',
      'Makes one contact of several, in all their groups',
      inBooks(async ({ book, add, names }) => {
        const groups = [(await book.makeGroup('First')).id, (await book.makeGroup('Second')).id]
        const first = await add('first', { name: 'Lee', groups: [groups[0]!] })
        const second = await add('second', { name: 'Lee', groups: [groups[1]!] })
        const third = await add('third', { name: 'Third' })
        const taken = noted('third', { name: 'Lee' })
        await failsAs(book.merge([first.id, second.id], taken), 'conflict', 'the address of somebody else')
        const faults = book.merge([first.id, second.id], noted('first', { birthday: 'soon' }))
        const { details } = await failsAs(faults, 'invalid', 'a faulty contact')
        equals(details.fields?.birthday, ['noDate'], 'the fault')
        await failsAs(
          book.merge([first.id, 987_654_321], noted('first')),
          'notFound',
          'one that is not there',
        )
        equals(await names(), ['Lee', 'Lee', 'Third'], 'contacts after merges that failed')
        const fields = noted('second', { name: 'Lee', moreAddresses: [`first@${bookDomain}`], groups: [] })
        const merged = await book.merge([first.id, second.id], fields)
        equals(merged.id, first.id, 'which one stays')
        equals(factsOf(await book.contact(first.id)), { ...fields, groups }, 'the contact that stays')
        equals((await book.find(`second@${bookDomain}`))?.id, first.id, 'who has the address of the other')
        await failsAs(book.contact(second.id), 'notFound', 'the contact that goes')
        equals(await names(), ['Lee', third.name], 'contacts afterwards')
      }),
    ],
  ],
)
