import * as v from 'valibot'
import { wireWhole } from './common'

/** What is said of a department; `parent_id` is null at the top. The server asks for the name, so that it can say what is wrong. */
export const wireAdminDepartment = v.object({
  name: v.pipe(v.string(), v.maxLength(400)),
  parent_id: v.nullable(wireWhole),
})

/** All departments, those above before those below. */
export const wireAdminDepartments = v.object({
  results: v.array(v.object({ id: wireWhole, ...wireAdminDepartment.entries, people_count: wireWhole })),
})
