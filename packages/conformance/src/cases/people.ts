import { equals, holds } from '../assert/assert'
import { casesOf } from '../world/ConformanceCase'
import { portOf, signedIn } from '../world/scene'

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
])
