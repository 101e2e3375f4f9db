import type { RecordQuery } from '@mailroom/core'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { RecordMark } from './RecordMark'

/** A table of what happened when. */
interface Timed {
  readonly timed: { readonly at: number; readonly id: number }
}

/** Largest number that a column of either engine takes. */
const maxId = 2 ** 31 - 1

/**
 * Whether a row lies in the stretch that is asked for, and after the page before.
 *
 * @param own number of the table that is asked
 */
export function inStretch(
  { from = 0, until = Number.MAX_SAFE_INTEGER }: RecordQuery,
  mark: RecordMark | undefined,
  own: number,
): Expression<SqlBool> {
  const eb = expressionBuilder<Timed, 'timed'>()
  const last = Math.min(until, mark?.at ?? until)
  const inTime = [eb('at', '>=', from), eb('at', '<=', last)]
  if (mark === undefined) return eb.and(inTime)
  return eb.and([...inTime, eb.or([eb('at', '<', mark.at), eb('id', '<', idBelow(mark, own))])])
}

/** Of what happened in the moment of a mark: the number below which a table's entries come after it. */
const idBelow = ({ table, id }: RecordMark, own: number): number =>
  table === own ? Math.min(id, maxId) : own < table ? maxId : 0
