import type { ContactFields } from '@mailroom/core'
import { equals, failsAs } from '../assert/assert'
import { bookDomain, factsOf, inBooks, noted, wholeContact } from '../world/addressBook'
import { casesOf } from '../world/ConformanceCase'

/** What is wrong with a contact, by the field at fault. */
const faulty: readonly (readonly [
  field: keyof ContactFields,
  fault: string,
  fields: Partial<ContactFields>,
])[] = [
  ['address', 'missing', { address: ' ' }],
  ['address', 'notAddress', { address: 'nobody' }],
  ['name', 'tooLong', { name: 'x'.repeat(101) }],
  ['remark', 'tooLong', { remark: 'x'.repeat(1001) }],
  ['workAddress', 'tooLong', { workAddress: { ...noted('x').workAddress, city: '城'.repeat(101) } }],
  ['moreAddresses', 'notAddress', { moreAddresses: ['nobody'] }],
  ['moreAddresses', 'twice', { moreAddresses: [`FAULTY@${bookDomain}`] }],
  [
    'moreAddresses',
    'tooManyAddresses',
    { moreAddresses: [1, 2, 3, 4, 5, 6].map((number) => `a${number}@b.example`) },
  ],
  ['birthday', 'noDate', { birthday: '2023-02-29' }],
  ['homepage', 'noWebAddress', { homepage: 'javascript:alert(1)' }],
]

/** The personal address book, and what `contacts` tells of it. @source CT-02 */
export const addressBookCases = casesOf(
  { area: 'address-book', port: 'addressBook', needs: ['addressBook', 'contacts'] },
  [
    [
      'every-field',
      'Keeps everything that is known of a contact, and changes all of it',
      inBooks(async ({ book }) => {
        const groups = [(await book.makeGroup('Every field')).id, (await book.makeGroup('另一组')).id]
        const whole = wholeContact(groups)
        const saved = await book.save(whole)
        equals(factsOf(saved), whole, 'what was saved')
        equals(factsOf(await book.contact(saved.id)), whole, 'what is kept')
        const change = noted('changed', { name: '😀'.repeat(100), birthday: '--02-29', groups: [groups[1]!] })
        equals((await book.save(change, saved.id)).id, saved.id, 'the id after a change')
        equals(factsOf(await book.contact(saved.id)), change, 'what is kept after a change')
        const missing = { ...change, groups: [groups[0]!, 987_654_321] }
        equals((await book.save(missing, saved.id)).groups, [groups[0]!], 'groups, of which one is not there')
      }),
    ],
    [
      'faults',
      'Refuses a contact with the fields that are wrong, and says what is wrong with them',
      inBooks(async ({ book, names }) => {
        for (const [field, fault, fields] of faulty) {
          const { details } = await failsAs(
            book.save(noted('faulty', fields)),
            'invalid',
            `${field} ${fault}`,
          )
          equals(details.fields?.[field], [fault], `what is said of ${field}`)
          equals(Object.keys(details.fields ?? {}), [field], `fields at fault for ${field}`)
        }
        equals(await names(), [], 'contacts afterwards')
        const kept = await book.save(noted('kept'))
        await failsAs(book.save(noted('kept', { birthday: 'soon' }), kept.id), 'invalid', 'a faulty change')
        equals(factsOf(await book.contact(kept.id)), noted('kept'), 'the contact after a faulty change')
      }),
    ],
    [
      'conflict',
      'Has an address once, in whatever letters it is written',
      inBooks(async ({ book, add, names }) => {
        const first = await add('zoe', { name: 'Zoe' })
        await failsAs(add('ZOE', { name: 'Other' }), 'conflict', 'the same address once more')
        const second = await add('yan', { name: 'Yan' })
        const taken = noted('Zoe', { name: 'Yan' })
        await failsAs(book.save(taken, second.id), 'conflict', 'a change to an address that is taken')
        equals(await names(), ['Yan', 'Zoe'], 'contacts afterwards')
        await book.save(noted('Zoe', { name: 'Zoë' }), first.id)
        equals((await book.contact(first.id)).name, 'Zoë', 'a contact that keeps its own address')
      }),
    ],
    [
      'foreign',
      'Knows nothing of the contacts and groups of somebody else, and leaves them as they are',
      inBooks(async (alice, { book, names }) => {
        // Where each address book counts for itself, the ids of the other are not these.
        for (const name of ['one', 'two']) {
          await alice.add(name)
          await alice.book.makeGroup(name)
        }
        const group = await alice.book.makeGroup('Of Alice')
        const fields = noted('friend', { name: 'Friend', groups: [group.id] })
        const { id } = await alice.book.save(fields)
        await failsAs(book.contact(id), 'notFound', 'a contact of somebody else')
        await failsAs(book.save(noted('mine'), id), 'notFound', 'changing one of somebody else')
        await failsAs(book.renameGroup(group.id, 'Mine'), 'notFound', 'another name for such a group')
        await failsAs(
          book.page({ text: '', group: group.id, offset: 0, limit: 10 }),
          'notFound',
          'a page of it',
        )
        const own = await book.save(noted('own', { groups: [group.id] }))
        equals(own.groups, [], 'groups of somebody else that one’s own contact is in')
        await failsAs(book.distribute([own.id], [group.id]), 'notFound', 'putting somebody into it')
        await failsAs(book.takeOut([own.id], group.id), 'notFound', 'taking somebody out of it')
        await failsAs(book.merge([own.id, id], noted('own')), 'notFound', 'making one of both')
        await book.remove([id])
        await book.restore([id])
        await book.removeGroup(group.id)
        equals(await book.find(fields.address), undefined, 'whom the other finds')
        equals(await names(), [own.name], 'contacts of the other')
        equals(factsOf(await alice.book.contact(id)), fields, 'the contact afterwards')
        const { groups } = await alice.book.groups()
        equals(
          groups.find((each) => each.id === group.id),
          { ...group, count: 1 },
          'the group afterwards',
        )
      }),
    ],
    [
      'pages',
      'Pages by name and then by address, found by a name, an address, a company or a mobile number',
      inBooks(async ({ book, add, names }) => {
        const group = await book.makeGroup('Paged')
        await add('c', { name: 'Cleo', company: 'Sail%cloud' })
        await add('b2', { name: 'Bea', mobile: '13800550107', groups: [group.id] })
        await add('b1', { name: 'Bea', groups: [group.id] })
        await add('a', { name: 'Ada' })
        const page = async (text: string, offset = 0, limit = 10, part?: number | 'none') => {
          const query = { text, ...(part !== undefined && { group: part }), offset, limit }
          const { contacts, total } = await book.page(query)
          return [contacts.map(({ address }) => address.split('@')[0]), total]
        }
        equals(await page(bookDomain, 0, 3), [['a', 'b1', 'b2'], 4], 'the first page')
        equals(await page(bookDomain, 3, 3), [['c'], 4], 'the second page')
        equals(await page(bookDomain, 6, 3), [[], 4], 'a page after the last')
        equals(await page('CLEO'), [['c'], 1], 'found by the name')
        equals(await page(`B1@${bookDomain}`), [['b1'], 1], 'found by the address')
        equals(await page('ail%cl'), [['c'], 1], 'found by the company')
        equals(await page('38005501'), [['b2'], 1], 'found by the mobile number')
        equals(await page('%_%'), [[], 0], 'found by signs that nobody has')
        equals(await page(bookDomain, 0, 10, group.id), [['b1', 'b2'], 2], 'those of a group')
        equals(await page('38005501', 0, 10, group.id), [['b2'], 1], 'found in a group')
        equals(await names('none'), ['Ada', 'Cleo'], 'those of no group')
        const [row] = (await book.page({ text: '38005501', offset: 0, limit: 1 })).contacts
        equals(
          [row?.name, row?.address, row?.mobile, row?.company, row?.groups],
          ['Bea', `b2@${bookDomain}`, '13800550107', '', [group.id]],
          'what a row has',
        )
        await failsAs(
          book.page({ text: '', group: 987_654_321, offset: 0, limit: 1 }),
          'notFound',
          'a group that is not there',
        )
        await failsAs(book.page({ text: '', offset: 0, limit: 0 }), 'invalid', 'a page of nothing')
      }),
    ],
    [
      'find',
      'Finds a contact by its first address, in whatever letters, and nobody by another',
      inBooks(async ({ book, add }) => {
        const { id } = await add('Found.One', { moreAddresses: [`second@${bookDomain}`] })
        equals((await book.find(`found.one@${bookDomain.toUpperCase()}`))?.id, id, 'by the address')
        equals(await book.find(`second@${bookDomain}`), undefined, 'by a further address')
        equals(await book.find(`nobody@${bookDomain}`), undefined, 'by an address that nobody has')
        await failsAs(book.contact(id + 1_000_000), 'notFound', 'a contact that is not there')
      }),
    ],
    [
      'suggested',
      'Is the address book of `contacts`: what one adds, the other suggests and knows',
      inBooks(async ({ book, contacts, add }) => {
        const { id } = await add('quark', { name: 'Zoe Quarkling' })
        const found = await contacts.suggest('quarkling')
        equals(
          found.map(({ address, name }) => [address, name]),
          [[`quark@${bookDomain}`, 'Zoe Quarkling']],
          'suggestions',
        )
        const card = await contacts.lookUp(`quark@${bookDomain}`)
        equals([card.isContact, card.contactName], [true, 'Zoe Quarkling'], 'the card')
        await contacts.add({ address: `quark@${bookDomain}`, name: 'Zoë' })
        equals((await book.contact(id)).name, 'Zoë', 'the name that the other gave')
        await contacts.add({ address: `lepton@${bookDomain}`, name: 'Lepton' })
        equals((await book.find(`lepton@${bookDomain}`))?.name, 'Lepton', 'whom the other added')
      }),
    ],
  ],
)
