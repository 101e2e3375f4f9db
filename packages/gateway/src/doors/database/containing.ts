import { sql } from 'kysely'

/** A condition that finds the text anywhere in a column, whatever is in it. @param wanted lower case */
export function containing(wanted: string) {
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
