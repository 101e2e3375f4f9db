import { type SqlBool, sql } from 'kysely'

/** A condition: the account's mailbox is at this domain, whatever is in it. */
export const isAtDomain = (domain: string) =>
  sql<SqlBool>`accounts.address like ${`%@${domain.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}`} escape '\\'`
