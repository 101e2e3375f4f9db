import { maxDoubled, maxDoubles, type Contact } from '@mailroom/core'
import { byName } from './byName'

/** As core's `AddressBookPort.doubles`: who is a double of a double is one too. @source CT-06 */
export function doubleContacts(contacts: readonly Contact[]): readonly (readonly Contact[])[] {
  const setOf = new Map<string, Contact[]>()
  for (const contact of contacts.toSorted(byName)) {
    const signs = signsOf(contact)
    const found = new Set(signs.flatMap((sign) => [setOf.get(sign) ?? []]).filter((set) => set.length > 0))
    const joined = [...[...found].flat(), contact]
    for (const sign of joined.flatMap(signsOf)) setOf.set(sign, joined)
  }
  return [...new Set(setOf.values())]
    .filter((set) => set.length > 1)
    .slice(0, maxDoubles)
    .map((set) => set.slice(0, maxDoubled))
}

/** What two contacts of one person have in common. */
function signsOf({ name, mobile }: Contact): readonly string[] {
  const plain = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
  const digits = mobile.replace(/\D/g, '')
  return [...(plain === '' ? [] : [`name ${plain}`]), ...(digits === '' ? [] : [`mobile ${digits}`])]
}
