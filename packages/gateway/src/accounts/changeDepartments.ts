import { MailroomError } from '@mailroom/core'
import type { Database, Executor } from '../doors/database/Database'
import { keepNameKeys } from '../contacts/spelling/storedKeys'
import { checkedDepartmentName, type Department, departmentTree, listDepartments } from './departments'

/** A department with those who belong to it themselves, without those below. */
export interface PeopledDepartment extends Department {
  readonly peopleCount: number
}

/** Who moves a part of the tree looks at all of it first. */
const treeTurn = 'departments'

/** All departments with how many people they have, those above before those below. */
export async function peopledDepartments(db: Executor): Promise<readonly PeopledDepartment[]> {
  const [departments, counts] = await Promise.all([
    listDepartments(db),
    db
      .selectFrom('accounts')
      .where('department_id', 'is not', null)
      .select(['department_id', (query) => query.fn.countAll<number>().as('count')])
      .groupBy('department_id')
      .execute(),
  ])
  const of = new Map(counts.map(({ department_id, count }) => [department_id, count]))
  return departments.map((department) => ({ ...department, peopleCount: of.get(department.id) ?? 0 }))
}

/**
 * Gives a department another name, another one above it, or none.
 *
 * @throws `notFound`; `invalid` at `name`, or at `parentId` for one that is not there or lies below it
 */
export async function changeDepartment(
  { transaction }: Database,
  id: number,
  { name, parentId }: { readonly name: string; readonly parentId?: number },
): Promise<void> {
  const text = checkedDepartmentName(name)
  await transaction(
    async (trx) => {
      const below = await departmentTree(trx, id)
      if (below === undefined) throw noSuchDepartment()
      if (parentId !== undefined) {
        const isThere = (await departmentTree(trx, parentId)) !== undefined
        if (!isThere || below.includes(parentId))
          throw new MailroomError('invalid', 'A department cannot lie below itself.', {
            fields: { parentId: [''] },
          })
      }
      await trx
        .updateTable('departments')
        .set({ name: text, parent_id: parentId ?? null })
        .where('id', '=', id)
        .execute()
      await keepNameKeys(trx, [text])
    },
    [treeTurn],
  )
}

/** Deletes a department that has neither people nor departments below it. `notFound`, `conflict` */
export async function deleteDepartment({ transaction }: Database, id: number): Promise<string> {
  return transaction(
    async (trx) => {
      const found = await trx.selectFrom('departments').select('name').where('id', '=', id).executeTakeFirst()
      if (!found) throw noSuchDepartment()
      const person = trx.selectFrom('accounts').select('id').where('department_id', '=', id).limit(1)
      const below = trx.selectFrom('departments').select('id').where('parent_id', '=', id).limit(1)
      if ((await person.executeTakeFirst()) ?? (await below.executeTakeFirst()))
        throw new MailroomError('conflict', 'The department is not empty.', { detail: 'adminDepartmentFull' })
      await trx.deleteFrom('departments').where('id', '=', id).execute()
      return found.name
    },
    [treeTurn],
  )
}

const noSuchDepartment = () => new MailroomError('notFound', 'There is no such department.')
