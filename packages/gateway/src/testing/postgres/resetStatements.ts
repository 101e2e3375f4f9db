/**
 * Run once on a database that was just migrated: keeps what the migrations put into their tables, so that `reset` can bring
 * the database back to that. Making a new database would take a hundred times as long.
 */
export const rememberSeeds = `
create schema fresh;
create table fresh.known_migrations as select name from kysely_migration;
create view fresh.columns as
  select table_name, column_name, data_type from information_schema.columns where table_schema = 'public';
create table fresh.known_columns as select * from fresh.columns;
do $$
declare
  one record;
  has_rows boolean;
begin
  for one in select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('select exists (select from public.%I)', one.name) into has_rows;
    if has_rows then
      execute format('create table fresh.%1$I as table public.%1$I', one.name);
    end if;
  end loop;
end $$;

create function fresh.reset() returns void language plpgsql as $$
declare
  one record;
  has_rows boolean;
begin
  if exists (table fresh.known_columns except table fresh.columns) then
    raise exception 'A test has changed the schema.';
  end if;
  -- Without foreign keys, tables can be emptied in any order.
  perform set_config('session_replication_role', 'replica', true);
  for one in select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('select exists (select from public.%I)', one.name) into has_rows;
    if has_rows then
      execute format('delete from public.%I', one.name);
    end if;
  end loop;
  for one in select tablename as name from pg_tables where schemaname = 'fresh' and tablename not like 'known%' loop
    execute format('insert into public.%1$I select * from fresh.%1$I', one.name);
  end loop;
  delete from kysely_migration where name not in (select name from fresh.known_migrations);
  for one in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null loop
    perform setval(format('public.%I', one.name), 1, false);
  end loop;
end $$`

/** Ends whoever is still connected, as killed processes may seem to be, and empties the database. */
export const reset = `
select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
select fresh.reset()`
