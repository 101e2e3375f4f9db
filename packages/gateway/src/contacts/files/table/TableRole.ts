import type { PostalAddress } from '@mailroom/core'

/** Which of the two places a part of a postal address belongs to; that of `any` is told by its label, or is the work. */
export type Place = 'work' | 'home' | 'any'

/** A part of a postal address; the street may stand in up to three columns, and the whole address in that of the street. */
export type PlacePart = keyof PostalAddress | 'street2' | 'street3'

/** What a column of a table tells of a person. */
export type TableRole =
  | 'name'
  | 'family'
  | 'given'
  | 'middle'
  | 'nickname'
  | 'address'
  | 'addressName'
  | 'mobile'
  | 'workPhone'
  | 'homePhone'
  | 'anyPhone'
  | 'fax'
  | 'homeFax'
  | 'company'
  | 'department'
  | 'jobTitle'
  | 'title'
  | 'birthday'
  | 'birthYear'
  | 'birthMonth'
  | 'homepage'
  | 'qq'
  | 'msn'
  | 'im'
  | 'relatives'
  | 'remark'
  | 'groups'
  | `${Place}.${PlacePart}`
  | 'label'

/** A column, and which of several of its kind: `Phone 2 - Label` and `Phone 2 - Value` belong together. */
export interface TableColumn {
  readonly role: TableRole
  /** Of a label and what it labels: `phone 2`. */
  readonly set?: string
}
