import { addressKey, uniqueAddresses, type Address, type Suggestion } from '@mailroom/core'
import type { Account } from './Account'

const maxSuggestions = 10

/**
 * People whose name, address or department has the text: those whom the asker writes to lately and often first, then
 * colleagues, then others of the address book; whose name begins with it before the rest, who is only found by the
 * department last. How Chinese names are spelled takes a dictionary, which the gateway has: here they are found by
 * their characters and addresses.
 *
 * @param colleagues in the order in which they are shown when they fit equally well
 * @source CO-03
 */
export function suggest(text: string, asker: Account, colleagues: readonly Suggestion[]): Suggestion[] {
  const wanted = text.trim().normalize('NFKC').toLowerCase()
  if (wanted === '') return []
  const ofAsker = [...asker.contacts.all(), ...asker.recipients.values()]
  const known = new Set(colleagues.map(addressKey))
  const people = uniqueAddresses([
    ...colleagues,
    ...ofAsker.map(({ address, name }) => ({ address, name, department: '' })),
  ])
  return people
    .map((person) => {
      const rank = rankOf(person, wanted)
      const warmth = rank < departmentOnly ? asker.recipients.get(addressKey(person))?.warmth : undefined
      return { person, rank, warmth: warmth ?? 0, group: known.has(addressKey(person)) ? 0 : 1 }
    })
    .filter(({ rank }) => rank < nobody)
    .sort(
      (a, b) =>
        Number(a.rank === departmentOnly) - Number(b.rank === departmentOnly) ||
        b.warmth - a.warmth ||
        a.group - b.group ||
        a.rank - b.rank,
    )
    .slice(0, maxSuggestions)
    .map(({ person }) => person)
}

const departmentOnly = 2
const nobody = 3

function rankOf(person: Address & { department: string }, wanted: string): number {
  const name = person.name.toLowerCase()
  const address = person.address.toLowerCase()
  if (name.startsWith(wanted) || address.startsWith(wanted)) return 0
  if (name.includes(wanted) || address.includes(wanted)) return 1
  return person.department.toLowerCase().includes(wanted) ? departmentOnly : nobody
}
