import type { Handlers } from '../../Handler'
import type { Services } from '../../Services'
import { idOf } from '../idOf'
import { withFields } from './withFields'

type Calls = 'adminDepartments' | 'adminAddDepartment' | 'adminChangeDepartment' | 'adminDeleteDepartment'

const words = {
  name: { field: 'name', wrong: 'adminDepartmentName' },
  parentId: { field: 'parent_id', wrong: 'adminDepartmentPlace' },
} as const

/** The departments of the organisation, for administrators. @source SH-05 */
export function departmentHandlers({ accounts, audit }: Services): Pick<Handlers, Calls> {
  return {
    async adminDepartments() {
      const departments = await accounts.peopledDepartments()
      const results = departments.map(({ id, name, parentId, peopleCount }) => ({
        id,
        name,
        parent_id: parentId ?? null,
        people_count: peopleCount,
      }))
      return { results }
    },

    async adminAddDepartment({ body: { name, parent_id } }, { session, clientAddress }) {
      const made = await withFields(words, () => accounts.createDepartment(name, parent_id ?? undefined))
      const details = { name: made.name }
      await audit.record({
        action: 'department-created',
        actorId: session.accountId,
        clientAddress,
        details,
      })
      return { msg: 'success' }
    },

    async adminChangeDepartment({ path, body: { name, parent_id } }, { session, clientAddress }) {
      const change = { name, ...(parent_id !== null && { parentId: parent_id }) }
      await withFields(words, () => accounts.changeDepartment(idOf(path), change))
      const details = { name: name.trim() }
      await audit.record({
        action: 'department-changed',
        actorId: session.accountId,
        clientAddress,
        details,
      })
      return { msg: 'success' }
    },

    async adminDeleteDepartment({ path }, { session, clientAddress }) {
      const details = { name: await accounts.deleteDepartment(idOf(path)) }
      await audit.record({
        action: 'department-deleted',
        actorId: session.accountId,
        clientAddress,
        details,
      })
      return { msg: 'success' }
    },
  }
}
