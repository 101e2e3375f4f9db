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
  const text = storableText(name).trim()
  if (text === '')
    throw new MailroomError('invalid', 'A department needs a name.', { fields: { name: [''] } })
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

/** All departments, by id. */
export async function listDepartments(db: Executor): Promise<Department[]> {
  const rows = await db.selectFrom('departments').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...(row.parent_id !== null && { parentId: row.parent_id }),
  }))
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
