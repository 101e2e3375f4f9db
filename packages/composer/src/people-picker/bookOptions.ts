import type { AddressBook, OrganisationDepartment } from '@mailroom/core'
import type { SelectOption } from '@mailroom/ui'
import type { SayPeople } from './peopleStrings'

/** What comes before the id of a department. */
const departmentPrefix = 'department '

/** Sets a department in under the one that it belongs to. */
const indent = '\u2003'

/** The address books to choose from: everybody, each department below the one that it belongs to, one's own contacts. */
export function bookOptions(t: SayPeople, departments: readonly OrganisationDepartment[]): SelectOption[] {
  const options: SelectOption[] = [{ value: 'organisation', label: t('organisation') }]
  const add = (parentId: number | undefined, depth: number) => {
    for (const { id, name } of departments.filter((each) => each.parentId === parentId)) {
      options.push({ value: `${departmentPrefix}${id}`, label: `${indent.repeat(depth)}${name}` })
      add(id, depth + 1)
    }
  }
  add(undefined, 1)
  return [...options, { value: 'personal', label: t('personal') }]
}

/** What an option stands for. */
export function bookOf(value: string): { book: AddressBook; department?: number } {
  if (value === 'personal') return { book: 'personal' }
  if (!value.startsWith(departmentPrefix)) return { book: 'organisation' }
  return { book: 'organisation', department: Number(value.slice(departmentPrefix.length)) }
}
