import { MailroomError } from '@mailroom/core'

/**
 * Where a page of a record ended: the time of its last entry, in ms since 1970, the table that it lies in, and its number
 * there. What happened in one moment is told by table and then by number, the highest first.
 */
export interface RecordMark {
  readonly at: number
  readonly table: number
  readonly id: number
}

/** As it travels. */
export const writeMark = ({ at, table, id }: RecordMark): string => `${at}.${table}.${id}`

/** @throws MailroomError `invalid` for what no page has given */
export function readMark(text: string): RecordMark {
  const [at, table, id] = text.split('.').map(Number)
  if (![at, table, id].every(Number.isSafeInteger))
    throw new MailroomError('invalid', 'No page ends there.', { fields: { after: ['fieldInvalid'] } })
  return { at: at!, table: table!, id: id! }
}

/** Puts what happened in order, the newest first. */
export const newestFirst = (a: RecordMark, b: RecordMark): number =>
  b.at - a.at || b.table - a.table || b.id - a.id
