import { type Address, MailroomError, maxSpelledOut, type RecipientGroup } from '@mailroom/core'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../doors/database/Database'
import type { Account } from '../Account'
import { type Department, departmentTree, listDepartments } from '../departments'
import { isAtDomain } from './isAtDomain'
import { departmentAddress, everyoneAddress, readListName } from '../lists'
import { splitAddress } from '../localAddress'

/** The lists of the organisation that somebody may write to: those of their own domain, if it has any. @source CO-03 */
export async function listGroups(
  db: Executor,
  asker: Account,
  listDomains?: readonly string[],
): Promise<readonly RecipientGroup[]> {
  const domain = listDomainOf(asker, listDomains)
  if (domain === undefined) return []
  const [departments, counts, everyone] = await Promise.all([
    listDepartments(db),
    active(db)
      .select((query) => ['accounts.department_id as id', query.fn.countAll<number>().as('count')])
      .groupBy('accounts.department_id')
      .execute(),
    active(db)
      .select((query) => query.fn.countAll<number>().as('count'))
      .where(isAtDomain(domain))
      .executeTakeFirstOrThrow(),
  ])
  const within = new Map(counts.map(({ id, count }) => [id, count]))
  return [
    ...departments.map(({ id, name }) => ({
      address: departmentAddress(id, domain),
      name,
      memberCount: countWithin(id, departments, within),
    })),
    { address: everyoneAddress(domain), name: '', memberCount: everyone.count },
  ]
}

/** Everybody of one of these lists, by name. `notFound`; `tooLarge` for more than `maxSpelledOut`. */
export async function groupMembers(
  db: Executor,
  asker: Account,
  address: string,
  listDomains?: readonly string[],
): Promise<readonly Address[]> {
  const domain = listDomainOf(asker, listDomains)
  const parts = splitAddress(address)
  const list = domain !== undefined && parts?.domain === domain ? readListName(parts.local) : undefined
  const departments = list?.kind === 'department' ? await departmentTree(db, list.id) : undefined
  if (domain === undefined || list === undefined || (list.kind === 'department' && !departments))
    throw new MailroomError('notFound', 'There is no such list.')
  const members = await active(db)
    .select(['accounts.address', 'accounts.display_name as name'])
    .where(
      departments ? sql<SqlBool>`accounts.department_id in (${sql.join(departments)})` : isAtDomain(domain),
    )
    .orderBy('accounts.display_name')
    .orderBy('accounts.address')
    .limit(maxSpelledOut + 1)
    .execute()
  if (members.length > maxSpelledOut)
    throw new MailroomError('tooLarge', `The list has more than ${maxSpelledOut} people.`)
  return members
}

function listDomainOf({ address }: Account, listDomains?: readonly string[]): string | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return (listDomains?.includes(domain) ?? true) ? domain : undefined
}

const active = (db: Executor) => db.selectFrom('accounts').where('accounts.is_active', '=', 1)

/** People of a department and of those below it, as mail is delivered to it. */
function countWithin(
  id: number,
  departments: readonly Department[],
  within: ReadonlyMap<number | null, number>,
): number {
  const below = departments.filter(({ parentId }) => parentId === id)
  return below.reduce((sum, each) => sum + countWithin(each.id, departments, within), within.get(id) ?? 0)
}
