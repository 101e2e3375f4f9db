/** Stands for everybody of a domain. */
const everyone = 'everyone'

const departmentName = /^dept_(\d{1,15})$/

/** A list that the organisation has by itself. */
export type ListName = { readonly kind: 'everyone' } | { readonly kind: 'department'; readonly id: number }

/** The list that a local part names; undefined for people. */
export function readListName(local: string): ListName | undefined {
  if (local === everyone) return { kind: 'everyone' }
  const department = departmentName.exec(local)
  return department === null ? undefined : { kind: 'department', id: Number(department[1]) }
}

/** True for local parts that no person may have. */
export const isListName = (local: string): boolean => local === everyone || local.startsWith('dept_')

/** Address of everybody of a domain. */
export const everyoneAddress = (domain: string): string => `${everyone}@${domain}`

/** Address of a department's people. */
export const departmentAddress = (id: number, domain: string): string => `dept_${id}@${domain}`
