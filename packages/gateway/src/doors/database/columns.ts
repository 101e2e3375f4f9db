import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely'

/** What a migration is given: a schema that no type knows, since it is of another time. */
export type AnyKysely = Kysely<any>

/** True when the statements go to PostgreSQL: for the few places where the two engines differ. */
export const isPostgres = (db: AnyKysely): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Type of a primary key that the database counts up and never uses twice. Use it with `autoId`:
 * `.addColumn('id', idType(db), autoId(db))`.
 */
export const idType = (db: AnyKysely) => (isPostgres(db) ? 'bigserial' : 'integer')

/** The rest of that primary key. */
export const autoId = (db: AnyKysely) => (column: ColumnDefinitionBuilder) =>
  isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement()
