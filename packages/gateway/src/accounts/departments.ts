import { MailroomError } from '@mailroom/core'
import type { Executor } from '../doors/database/Database'
import { keepNameKeys } from '../contacts/spelling/storedKeys'
import { storableText } from '../doors/database/storableText'

/** A part of the organisation. */
export interface Department {
  readonly id: number
  readonly name: string
  /** The one that it belongs to; absent at the top. */
  readonly parentId?: number
}

/** Makes a department. `invalid` without a name or with an unknown parent. */
export async function createDepartment(db: Executor, name: string, parentId?: number): Promise<Department> {
  const text = checkedDepartmentName(name)
  if (parentId !== undefined && !(await listDepartments(db)).some(({ id }) => id === parentId)) {
    throw new MailroomError('invalid', 'The department above it is not there.', {
      fields: { parentId: [''] },
    })
  }
  const { id } = await db
    .insertInto('departments')
    .values({ name: text, parent_id: parentId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepNameKeys(db, [text])
  return { id, name: text, ...(parentId !== undefined && { parentId }) }
}

/** A name as it is kept, or `invalid`. */
export function checkedDepartmentName(name: string): string {
  const text = storableText(name).trim()
  if (text === '' || text.length > maxNameLength)
    throw new MailroomError('invalid', 'A department needs a name.', { fields: { name: [''] } })
  return text
}

/** As long as a name that anybody reads in a list. */
const maxNameLength = 100

/** @throws MailroomError `invalid` for a department that is not there */
export async function requireDepartment(db: Executor, id: number): Promise<void> {
  const row = await db.selectFrom('departments').select('id').where('id', '=', id).executeTakeFirst()
  if (row) return
  throw new MailroomError('invalid', 'There is no such department.', { fields: { departmentId: [''] } })
}

/** All departments, those above before those below; of one age the older first. */
export async function listDepartments(db: Executor): Promise<Department[]> {
  const rows = await db.selectFrom('departments').selectAll().orderBy('id').execute()
  const all = rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...(row.parent_id !== null && { parentId: row.parent_id }),
  }))
  const sorted: Department[] = all.filter(({ parentId }) => parentId === undefined)
  // What is appended while going through is gone through as well.
  for (const { id } of sorted) sorted.push(...all.filter(({ parentId }) => parentId === id))
  return sorted
}

/** A department and all below it; undefined when it is not there. */
export async function departmentTree(db: Executor, rootId: number): Promise<number[] | undefined> {
  const all = await listDepartments(db)
  if (!all.some(({ id }) => id === rootId)) return undefined
  const tree = [rootId]
  for (const id of tree)
    tree.push(...all.filter((one) => one.parentId === id && !tree.includes(one.id)).map((one) => one.id))
  return tree
}
