import { atom, sequence } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { uidSets } from '../read/uidSet'
import { flagName } from './flagName'

/** One STORE for all mails, for each of what is added and what is removed. Mails that are gone are passed over. */
export async function storeFlags(
  connection: ImapConnection,
  uids: readonly number[],
  { add = [], remove = [] }: { readonly add?: readonly string[]; readonly remove?: readonly string[] },
): Promise<void> {
  for (const set of uidSets(uids)) {
    await store(connection, set, '+FLAGS.SILENT', add)
    await store(connection, set, '-FLAGS.SILENT', remove)
  }
}

async function store(connection: ImapConnection, set: string, item: string, flags: readonly string[]) {
  if (flags.length === 0) return
  await connection.exec('Changing flags', 'UID STORE', [sequence(set), atom(item), flags.map(flagName)])
}
