import {
  maxPeoplePage,
  MailroomError,
  type ContactGroupId,
  type ContactPage,
  type ContactQuery,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import { containing } from '../../doors/database/containing'
import type { Executor } from '../../doors/database/Database'
import { storableText } from '../../doors/database/storableText'
import { spelledLike } from '../spelling/spelledLike'
import { rowOf } from './contactRow'
import { groupsOf, membersOfAny, requireGroups } from './groups/ownGroups'
import { inBook } from './kept/inBook'

/** As core's `AddressBookPort.page`. */
export async function pageBook(
  db: Executor,
  accountId: AccountId,
  { text, group, offset, limit }: ContactQuery,
): Promise<ContactPage> {
  if (limit < 1 || limit > maxPeoplePage || offset < 0)
    throw new MailroomError('invalid', `A page has 1 to ${maxPeoplePage} rows and begins at 0 or later.`)
  if (group !== undefined && group !== 'none') await requireGroups(db, accountId, [group])
  const wanted = storableText(text.normalize('NFKC')).trim().toLowerCase()
  const like = containing(wanted)
  const { isSpelled } = spelledLike(wanted)
  const members = db.selectFrom('contact_group_members as member').select('member.contact_id')
  const fitting = inBook(db, accountId)
    .$if(group === 'none', (query) => query.where('contacts.id', 'not in', membersOfAny(db, accountId)))
    .$if(group !== undefined && group !== 'none', (query) =>
      query.where('contacts.id', 'in', members.where('member.group_id', '=', group as ContactGroupId)),
    )
    .$if(wanted !== '', (query) =>
      query.where((where) =>
        where.or([
          like('contacts.name'),
          like('contacts.address'),
          like('contacts.company'),
          like('contacts.mobile'),
          isSpelled('contacts.name'),
        ]),
      ),
    )
  const [rows, { count }] = await Promise.all([
    fitting
      .select(['contacts.id', 'contacts.name', 'contacts.address', 'contacts.mobile', 'contacts.company'])
      .orderBy('contacts.name_order')
      .orderBy('contacts.address_key')
      .offset(offset)
      .limit(limit)
      .execute(),
    fitting.select((query) => query.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  const groups = await groupsOf(
    db,
    rows.map(({ id }) => id),
  )
  return { contacts: rows.map((row) => rowOf(row, groups(row.id))), total: count }
}
