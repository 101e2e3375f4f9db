import { type SqlBool, sql } from 'kysely'
import { soundsOf } from './nameKeys'

/** Follows every text in the order of its bytes. */
const last = '\u{10FFFF}'

/**
 * Finds names by what is typed for them.
 *
 * @param wanted lower case
 * @source CO-03
 */
export function spelledLike(wanted: string) {
  // `wang lei`, `xi'an`; the letter ü is kept as input methods write it.
  const typed = wanted.replaceAll('ü', 'v').replaceAll(/[\s'’-]/g, '')
  const isLetters = /^\p{Script=Han}*[a-z]+$/u.test(typed)
  const prefixes = [...(isLetters ? [typed] : []), ...soundsOf(typed)]
  const within = (prefix: string) =>
    sql<SqlBool>`name_keys.key >= ${prefix} and name_keys.key < ${prefix + last}`
  return {
    /** A condition: the name in this column is spelled so, or sounds as what is written. */
    isSpelled: (column: string) =>
      prefixes.length === 0
        ? sql<SqlBool>`1 = 0`
        : sql<SqlBool>`${sql.ref(column)} in (select name_keys.name from name_keys where ${sql.join(
            prefixes.map((prefix) => sql`(${within(prefix)})`),
            sql` or `,
          )})`,
    /** A column: 1 when the name is spelled so from its beginning, 0 from a later character on, else null. */
    place: (column: string) =>
      isLetters
        ? sql<0 | 1 | null>`(select max(name_keys.is_start) from name_keys
            where name_keys.name = ${sql.ref(column)} and ${within(typed)})`
        : sql<null>`null`,
  }
}
