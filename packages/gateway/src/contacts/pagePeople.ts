import {
  MailroomError,
  maxPeoplePage,
  type OrganisationDepartment,
  type PeoplePage,
  type PeopleQuery,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import { departmentTree, listDepartments } from '../accounts/departments'
import { isAtDomain } from '../accounts/people/isAtDomain'
import { containing } from '../doors/database/containing'
import type { Executor } from '../doors/database/Database'
import { spelledLike } from './spelling/spelledLike'
import { storableText } from '../doors/database/storableText'
import { inBook } from './book/kept/inBook'

/**
 * A page of the account's own address book, or of the organisation's: people who can sign in.
 *
 * @source CO-18
 */
export async function pagePeople(
  db: Executor,
  accountId: AccountId,
  { book, text, department, domain, offset, limit }: PeopleQuery,
): Promise<PeoplePage> {
  if (limit < 1 || limit > maxPeoplePage || offset < 0)
    throw new MailroomError('invalid', `A page has 1 to ${maxPeoplePage} rows and begins at 0 or later.`)
  const wanted = storableText(text.normalize('NFKC')).trim().toLowerCase()
  return book === 'personal'
    ? pageContacts(db, accountId, wanted, { offset, limit })
    : pageMembers(db, { department, domain }, wanted, { offset, limit })
}

/** The departments, those above before those below. */
export async function listedDepartments(db: Executor): Promise<readonly OrganisationDepartment[]> {
  return listDepartments(db)
}

interface Page {
  readonly offset: number
  readonly limit: number
}

async function pageContacts(db: Executor, accountId: AccountId, wanted: string, { offset, limit }: Page) {
  const like = containing(wanted)
  const { isSpelled } = spelledLike(wanted)
  const fitting = inBook(db, accountId).where((query) =>
    query.or([like('contacts.name'), like('contacts.address'), isSpelled('contacts.name')]),
  )
  const [rows, { count }] = await Promise.all([
    fitting
      .select(['contacts.name', 'contacts.address'])
      .orderBy('contacts.name_order')
      .orderBy('contacts.address_key')
      .offset(offset)
      .limit(limit)
      .execute(),
    fitting.select((query) => query.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { people: rows.map((row) => ({ ...row, department: '' })), total: count }
}

async function pageMembers(
  db: Executor,
  { department, domain }: Pick<PeopleQuery, 'department' | 'domain'>,
  wanted: string,
  { offset, limit }: Page,
) {
  const tree = department === undefined ? undefined : await departmentTree(db, department)
  if (department !== undefined && tree === undefined)
    throw new MailroomError('notFound', 'There is no such department.')
  const like = containing(wanted)
  const { isSpelled } = spelledLike(wanted)
  const fitting = db
    .selectFrom('accounts')
    .leftJoin('departments', 'departments.id', 'accounts.department_id')
    .where('accounts.is_active', '=', 1)
    .$if(tree !== undefined, (query) => query.where('accounts.department_id', 'in', tree ?? []))
    .$if(domain !== undefined, (query) => query.where(isAtDomain(storableText(domain ?? ''))))
    .where((query) =>
      query.or([like('accounts.display_name'), like('accounts.address'), isSpelled('accounts.display_name')]),
    )
  const [rows, { count }] = await Promise.all([
    fitting
      .select(['accounts.display_name as name', 'accounts.address', 'departments.name as department'])
      .orderBy('accounts.display_name')
      .orderBy('accounts.address')
      .offset(offset)
      .limit(limit)
      .execute(),
    fitting.select((query) => query.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { people: rows.map((row) => ({ ...row, department: row.department ?? '' })), total: count }
}
