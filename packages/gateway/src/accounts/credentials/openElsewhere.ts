import type { MailWorlds } from '../../config/mailSystems'
import type { Settings } from '../../config/Settings'
import type { Database } from '../../doors/database/Database'
import { SignedInConnections } from '../../doors/mail-store/imap/connection/pool/SignedInConnections'
import { type AccountSystems, createAccountSystems } from './accountSystems'
import { createMailCredentials, type MailCredentials } from './MailCredentials'
import { openSecretBox } from './openSecretBox'
import { Refusals } from './Refusals'

/** What is known of accounts whose mail lies on other servers. */
export interface Elsewhere {
  readonly worlds: MailWorlds
  readonly systems: AccountSystems
  readonly credentials: MailCredentials
  readonly refusals: Refusals
  /** Of people who have just signed in. */
  readonly signedIn: SignedInConnections
}

/** @param now ms since 1970 */
export async function openElsewhere(
  settings: Settings,
  worlds: MailWorlds,
  database: Database,
  now: () => number,
): Promise<Elsewhere> {
  const systems = createAccountSystems(database, worlds)
  const box = await openSecretBox(settings)
  const { sessionIdleMinutes } = settings
  const credentials = createMailCredentials(database, box, systems, { sessionIdleMinutes, now })
  return { worlds, systems, credentials, refusals: new Refusals(), signedIn: new SignedInConnections() }
}
