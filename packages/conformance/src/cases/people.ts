import { addressKey, maxSpelledOut } from '@mailroom/core'
import { equals, failsAs, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { formTo, portOf, signedIn } from '../world/scene'

/** Whom one may write to. */
export const peopleCases = casesOf({ area: 'people', port: 'contacts', needs: ['contacts'] }, [
  [
    'suggest',
    'Suggests a colleague by a part of the name or of the address',
    async ({ alice, bob }) => {
      const contacts = portOf(await signedIn(alice), 'contacts')
      const { address, name } = bob.address
      for (const text of [
        name.slice(0, 3),
        address.slice(0, 3),
        address,
        address.slice(0, 3).toUpperCase(),
      ]) {
        const found = await contacts.suggest(text)
        holds(
          found.some((person) => person.address === address && person.name === name),
          `"${text}" does not find ${name}`,
        )
        holds(found.length <= 10, `"${text}" finds more than ten`)
      }
    },
  ],
  [
    'nobody',
    'Suggests nobody for words that fit nobody',
    async ({ alice }) => {
      const contacts = portOf(await signedIn(alice), 'contacts')
      for (const text of ['qqzzxxqq', '%', '_', '*', '\\']) {
        equals((await contacts.suggest(text)).length, 0, `people found by "${text}"`)
      }
    },
  ],
  [
    'recent',
    'Suggests those first whom one has written to',
    async ({ alice }) => {
      const user = await signedIn(alice)
      const contacts = portOf(user, 'contacts')
      const sending = portOf(user, 'sending')
      const made = ['a', 'b'].map((letter) => `recent-${letter}@elsewhere.example`)
      const found = async () => (await contacts.suggest('recent-')).map(({ address }) => address)
      for (const address of made) await contacts.add({ address, name: '' })
      equals(await found(), made, 'before anybody was written to')
      const to = [...made.slice(1), 'recent-z@elsewhere.example'].map((address) => ({ address, name: '' }))
      await sending.send(formTo(to[0]!, { to }), sending.newDraftId())
      equals((await found()).at(-1), made[0], 'last, whom nobody has written to')
      equals((await found()).length, 3, 'also those who are no contacts')
      await contacts.remove(made)
    },
    { needs: ['contacts', 'sending'] },
  ],
  [
    'written-to',
    'Tells whom one writes to, those lately and often first',
    async ({ alice }) => {
      const user = await signedIn(alice)
      const contacts = portOf(user, 'contacts')
      const sending = portOf(user, 'sending')
      for (const name of ['once', 'twice', 'twice']) {
        const to = { address: `${name}@elsewhere.example`, name }
        await sending.send(formTo(to), sending.newDraftId())
      }
      const people = await contacts.recent(10)
      equals(
        people.map(({ address, name }) => [address, name]),
        ['twice', 'once'].map((name) => [`${name}@elsewhere.example`, name]),
        'whom one writes to',
      )
      equals((await contacts.recent(1)).length, 1, 'people, asked for one')
    },
    { needs: ['contacts', 'sending'] },
  ],
  [
    'organisation',
    'Finds the people of the organisation by address and by department',
    async ({ alice, bob }) => {
      const contacts = portOf(await signedIn(alice), 'contacts')
      const everybody = { book: 'organisation', text: '', offset: 0, limit: 1 } as const
      const first = await contacts.people(everybody)
      equals(first.people.length, 1, 'people on a page of one')
      holds(first.total >= 2, 'does not say how many people there are')
      const departments = await contacts.departments()
      for (const { address, name } of [alice.address, bob.address]) {
        const { people, total } = await contacts.people({ ...everybody, text: address.toUpperCase() })
        equals([people[0]?.address, people[0]?.name, total], [address, name, 1], 'somebody by the address')
        const own = departments.filter((each) => each.name === people[0]?.department)
        for (const { id } of own) {
          const there = await contacts.people({ ...everybody, text: address, department: id })
          equals(there.total, 1, `${name} in the department that they are in`)
        }
      }
      for (const nobody of ['qqzzxxqq', '%', '_', '\\'])
        equals(
          (await contacts.people({ ...everybody, text: nobody })).total,
          0,
          `people found by "${nobody}"`,
        )
      await failsAs(
        contacts.people({ ...everybody, department: 987_654 }),
        'notFound',
        'an unknown department',
      )
    },
  ],
  [
    'domains',
    'Tells the domains of the organisation, and who is at each',
    async ({ alice, bob }) => {
      const contacts = portOf(await signedIn(alice), 'contacts')
      const domains = await contacts.domains()
      const everybody = { book: 'organisation', text: '', offset: 0, limit: 1 } as const
      for (const { address } of [alice.address, bob.address]) {
        const own = address.slice(address.indexOf('@') + 1)
        holds(domains.includes(own), `does not tell the domain ${own}`)
        for (const domain of [...domains, `sub.${own}`, '%', '_']) {
          const { total } = await contacts.people({ ...everybody, text: address, domain })
          equals(total, domain === own ? 1 : 0, `people with ${address} at ${domain}`)
        }
      }
    },
  ],
  [
    'groups',
    'Tells the lists of the organisation, who is in them, and nothing of others',
    async ({ alice, bob }) => {
      const contacts = portOf(await signedIn(alice), 'contacts')
      for (const { address, memberCount } of await contacts.groups()) {
        if (memberCount > maxSpelledOut) continue
        const members = await contacts.groupMembers(address)
        equals(members.length, memberCount, `members of ${address}`)
        equals(new Set(members.map(addressKey)).size, memberCount, `people twice in ${address}`)
      }
      const people = [bob.address.address, 'dept_987654@elsewhere.example', 'nobody@elsewhere.example']
      for (const address of people) await failsAs(contacts.groupMembers(address), 'notFound', address)
    },
  ],
  [
    'personal',
    'Pages through one person’s own contacts, which nobody else sees',
    async ({ alice, bob }) => {
      const contacts = portOf(await signedIn(alice), 'contacts')
      const book = { book: 'personal', text: 'paged-contact', offset: 0, limit: 2 } as const
      const made = ['c', 'a', 'b'].map((letter) => `paged-contact-${letter}@elsewhere.example`)
      for (const address of made) await contacts.add({ address, name: '' })
      const pages = await Promise.all([contacts.people(book), contacts.people({ ...book, offset: 2 })])
      equals(
        pages.flatMap(({ people }) => people.map(({ address }) => address)),
        made.toSorted(),
        'the contacts of both pages',
      )
      equals(pages[0]?.total, 3, 'how many there are')
      equals((await portOf(await signedIn(bob), 'contacts').people(book)).total, 0, 'contacts of others')
      await contacts.remove(made)
      equals((await contacts.people(book)).total, 0, 'contacts after they were removed')
    },
  ],
])
