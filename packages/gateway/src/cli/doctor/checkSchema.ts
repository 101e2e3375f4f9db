import { migrations } from '../../migrations/migrations'
import { fail, type Finding, ok, warn } from './Finding'

/** @param done names of the migrations that the database has seen */
export function checkSchema(done: readonly string[]): Finding {
  const unknown = done.filter((name) => !(name in migrations))
  const missing = Object.keys(migrations).filter((name) => !done.includes(name))
  if (unknown.length > 0) return fail(`The database belongs to a newer version (${unknown.join(', ')}).`)
  if (missing.length > 0) return warn(`The next start will change the schema (${missing.join(', ')}).`)
  return ok('The schema is up to date.')
}
