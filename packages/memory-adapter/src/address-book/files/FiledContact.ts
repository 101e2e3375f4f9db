import type { ContactFields } from '@mailroom/core'

/** A contact as a file tells of it. What the file does not have, or has empty, is absent. */
export interface FiledContact {
  /** Which one of the file, counted from 1. */
  readonly row: number
  readonly fields: Partial<Omit<ContactFields, 'groups'>>
  /** Names of groups. */
  readonly groups: readonly string[]
}

/** Makes one, without what is empty. */
export const filedContact = (
  row: number,
  fields: Omit<ContactFields, 'groups'>,
  groups: readonly string[],
): FiledContact => ({
  row,
  fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))),
  groups: groups.filter((name) => name !== ''),
})

const isEmpty = (value: string | readonly string[] | object): boolean =>
  typeof value === 'string' ? value.trim() === '' : Object.values(value).every((each) => each === '')
