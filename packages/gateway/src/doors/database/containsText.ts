import { type Expression, sql, type SqlBool } from 'kysely'

/** Whether a text holds another; letters of ASCII in any case. */
export const containsText = (text: Expression<string>, part: string): Expression<SqlBool> =>
  sql`lower(${text}) like ${`%${part.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`
