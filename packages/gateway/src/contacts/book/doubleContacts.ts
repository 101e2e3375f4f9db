import { maxDoubled, maxDoubles, type Contact, type ContactId } from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Executor } from '../../doors/database/Database'
import { inBook } from './kept/inBook'
import { wholeContacts } from './readContact'

/** What tells one person from another. */
interface Signed {
  readonly id: ContactId
  readonly name: string
  readonly mobile: string
}

/** As core's `AddressBookPort.doubles`: who is a double of a double is one too. @source CT-06 */
export async function doubleContacts(db: Executor, accountId: AccountId): Promise<Contact[][]> {
  const people = await inBook(db, accountId)
    .select(['contacts.id', 'contacts.name', 'contacts.mobile'])
    .orderBy('contacts.name_order')
    .orderBy('contacts.address_key')
    .execute()
  const sets = setsOf(people)
    .slice(0, maxDoubles)
    .map((set) => set.slice(0, maxDoubled))
  if (sets.length === 0) return []
  const rows = await inBook(db, accountId)
    .selectAll('contacts')
    .where('contacts.id', 'in', sets.flat())
    .execute()
  const contacts = new Map((await wholeContacts(db, rows)).map((contact) => [contact.id, contact]))
  // Who has gone since the first question is in no set, and nobody is a double of nobody.
  return sets.map((set) => set.flatMap((id) => contacts.get(id) ?? [])).filter((set) => set.length > 1)
}

/** Ids of those who have a sign in common, in the order that they come in. */
function setsOf(people: readonly Signed[]): ContactId[][] {
  const setOf = new Map<string, ContactId[]>()
  const signs = new Map<ContactId[], Set<string>>()
  for (const person of people) {
    const own = signsOf(person)
    const found = [...new Set(own.flatMap((sign) => (setOf.has(sign) ? [setOf.get(sign)!] : [])))]
    // The first set takes in the others: they have somebody in common now.
    const [set = [], ...others] = found
    const all = signs.get(set) ?? new Set<string>()
    for (const other of others) {
      set.push(...other)
      for (const sign of signs.get(other)!) all.add(sign)
      signs.delete(other)
    }
    set.push(person.id)
    for (const sign of own) all.add(sign)
    signs.set(set, all)
    for (const sign of others.length > 0 ? all : own) setOf.set(sign, set)
  }
  return [...signs.keys()].filter((set) => set.length > 1)
}

/** What somebody has in common with their double: a name however it is written, or a number in China or anywhere. */
function signsOf({ name, mobile }: Signed): string[] {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const digits = mobile.normalize('NFKC').replaceAll(/\D/g, '')
  const number = digits.replace(/^(00)?86(?=1\d{10}$)/, '')
  return [...(plain === '' ? [] : [`name ${plain}`]), ...(number === '' ? [] : [`number ${number}`])]
}
