import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../doors/database/columns'

/**
 * A number that is another one whenever somebody's folders came, went or were named anew: what was worked out about a tree is
 * true while its number is the same. The database writes it by itself, so that nobody who changes folders can forget it; counts
 * do not change it.
 */
export const folderTrees: Migration = {
  async up(db) {
    await db.schema
      .createTable('folder_trees')
      .addColumn('account_id', 'bigint', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('version', 'bigint', (c) => c.notNull())
      .execute()
    await sql`insert into folder_trees (account_id, version)
      select account_id, 0 from folders group by account_id`.execute(db)
    for (const statement of isPostgres(db) ? inPostgres : inSqlite) await statement.execute(db)
  },
}

/** By chance, as a count would come again after a change that was taken back. JavaScript knows whole numbers up to it. */
const another = sql`abs(random() % 9007199254740991)`

const inSqlite = [
  sql`create trigger folders_came after insert on folders begin
    insert into folder_trees (account_id, version) select new.account_id, 0
      where not exists (select 1 from folder_trees where account_id = new.account_id);
    update folder_trees set version = ${another} where account_id = new.account_id;
  end`,
  sql`create trigger folders_named after update of name, role on folders begin
    update folder_trees set version = ${another} where account_id = new.account_id;
  end`,
  sql`create trigger folders_went after delete on folders begin
    update folder_trees set version = ${another} where account_id = old.account_id;
  end`,
]

/** The number of the transaction: written once in each, however many folders it changes. */
const inPostgres = [
  sql`create function folders_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        update folder_trees set version = txid_current()
          where account_id = old.account_id and version <> txid_current();
      else
        insert into folder_trees (account_id, version) values (new.account_id, txid_current())
          on conflict (account_id) do update set version = excluded.version
          where folder_trees.version <> excluded.version;
      end if;
      return null;
    end
  $$`,
  sql`create trigger folders_changed after insert or delete or update of name, role on folders
    for each row execute function folders_changed()`,
]
