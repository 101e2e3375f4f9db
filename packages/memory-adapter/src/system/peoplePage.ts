import { addressKey, MailroomError, type PeoplePage, type PeopleQuery } from '@mailroom/core'
import type { Account } from './Account'
import type { Directory } from './Directory'

/** A page of an address book as its reader sees it. @source CO-18 */
export function peoplePage(directory: Directory, reader: Account, query: PeopleQuery): PeoplePage {
  const { book, text, department, domain, offset, limit } = query
  const wanted = text.normalize('NFKC').trim().toLowerCase()
  const people =
    book === 'personal'
      ? reader.contacts.all().map(({ address, name }) => ({ address, name, department: '' }))
      : directory
          .people()
          .filter(isIn(directory, department))
          .filter(
            ({ address }) => domain === undefined || addressKey(address).endsWith(`@${domain.toLowerCase()}`),
          )
  const fitting = people
    .filter(({ name, address }) => `${name}\n${address}`.toLowerCase().includes(wanted))
    .sort((a, b) => order(a.name, b.name) || order(a.address, b.address))
  return { people: fitting.slice(offset, offset + limit), total: fitting.length }
}

function isIn(directory: Directory, wanted: number | undefined) {
  if (wanted === undefined) return () => true
  const found = directory.departments().find(({ id }) => id === wanted)
  if (!found) throw new MailroomError('notFound', 'There is no such department.')
  return ({ department }: { department: string }) => department === found.name
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
