import { addressKey, type Suggestion } from '@mailroom/core'
import type { Account } from './Account'
import type { Directory } from './Directory'

/** Whom somebody writes to, those lately and often first; lists and those who have gone are left out. @source CT-06 */
export function recentPeople(directory: Directory, reader: Account): Suggestion[] {
  const lists = new Set(directory.groups().map(addressKey))
  return [...reader.recipients.values()]
    .filter(({ address }) => directory.lookUp(address).kind !== 'unknown' && !lists.has(addressKey(address)))
    .toSorted((a, b) => b.warmth - a.warmth)
    .map(({ address, name }) => {
      const colleague = directory.find(addressKey(address))
      if (colleague) return { ...colleague.address, department: colleague.person.department }
      return { address, name: reader.contacts.find(address)?.name || name, department: '' }
    })
}
