import type { AddressTarget, Directory, DirectoryMember } from '../delivery/Directory'
import type { Database } from '../doors/database/Database'
import { departmentTree } from './departments'
import { type ListName, readListName } from './lists'
import { joinAddress, splitAddress } from './localAddress'

/**
 * Says whose mailbox an address means: that of an account, those behind an alias, or those of a list (`everyone@`,
 * `dept_{id}@` with the departments below it). Each person once; people who have left get nothing. Some of those in a
 * list or behind an alias may have their mailbox in another mail system.
 *
 * @param domains those whose mail lies in our own store, lower case, in ASCII
 */
export function createDirectory({ db }: Database, domains: readonly string[]): Directory {
  const active = () =>
    db
      .selectFrom('accounts')
      .select(['accounts.id as accountId', 'accounts.address', 'accounts.display_name as name'])
      .where('accounts.is_active', '=', 1)
      .orderBy('accounts.id')

  const toMember = (row: DirectoryMember): DirectoryMember =>
    domains.includes(row.address.slice(row.address.lastIndexOf('@') + 1))
      ? row
      : { ...row, isElsewhere: true }

  const listMembers = async (list: ListName, domain: string): Promise<DirectoryMember[] | undefined> => {
    if (list.kind === 'everyone') {
      const all = await active().execute()
      return all.filter((member) => member.address.endsWith(`@${domain}`))
    }
    const departments = await departmentTree(db, list.id)
    return departments && active().where('accounts.department_id', 'in', departments).execute()
  }

  return {
    async lookUp(address): Promise<AddressTarget> {
      const parts = splitAddress(address)
      if (parts === undefined) return { kind: 'unknown' }
      if (!domains.includes(parts.domain)) return { kind: 'remote' }
      const list = readListName(parts.local)
      if (list !== undefined) {
        const members = await listMembers(list, parts.domain)
        return members === undefined
          ? { kind: 'unknown' }
          : { kind: 'people', members: members.map(toMember), isList: true }
      }
      const key = joinAddress(parts)
      const own = await active().where('accounts.address', '=', key).execute()
      if (own.length > 0) return { kind: 'people', members: own.map(toMember), isList: false }
      const behindAlias = await active()
        .innerJoin('aliases', 'aliases.account_id', 'accounts.id')
        .where('aliases.address', '=', key)
        .execute()
      if (behindAlias.length > 0) return { kind: 'people', members: behindAlias.map(toMember), isList: false }
      return { kind: 'unknown' }
    },
  }
}
