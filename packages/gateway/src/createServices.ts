import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createAttemptCounter } from './accounts/attempts/createAttemptCounter'
import { createDirectory } from './accounts/createDirectory'
import { createPeople } from './accounts/people/createPeople'
import { publicAddress } from './config/publicAddress'
import type { Settings } from './config/Settings'
import type { Services } from './http/Services'
import { type Clock, systemClock } from './jobs/Clock'
import { createMetrics } from './observe/metrics'
import type { Store } from './openStore'
import { transportFromSettings } from './outbound/transportFromSettings'
import { createPostOffice, type PostOffice } from './sending/createPostOffice'
import { createLiveTickets } from './session/liveTickets'
import { openPasswordKey } from './session/passwordKey'
import { createSessions } from './session/Sessions'
import { watchSessions } from './session/sessionWatch'
import { createSignIn, type AttemptCounter } from './session/signIn'
import { createTicketSignIn, type TicketTrust } from './session/signInWithTicket'
import { usedOnce } from './session/usedOnce'
import { version } from './version'

/** The services of the routes, and those that work without being asked. */
export interface GatewayServices {
  readonly services: Services
  readonly postOffice: PostOffice
  readonly attempts: AttemptCounter
}

/** Puts the services together over an opened store. */
export async function createServices(
  settings: Settings,
  store: Store,
  log: Logger,
  clock: Clock = systemClock,
): Promise<GatewayServices> {
  const { accounts, database, mail } = store
  const now = () => clock.now()
  const metrics = createMetrics()
  const key = await openPasswordKey(
    join(settings.dataFolder, 'keys/password.pem'),
    Number(settings.passwordKeyBits),
  )
  const sessions = createSessions(database, { ...settings, now })
  const attempts = createAttemptCounter(database, store.audit, now)
  const once = usedOnce(database, now)
  const trust = await readTrust(settings)
  const people = createPeople(database)
  const hostname = hostnameOf(settings)
  const postOffice = createPostOffice({
    ...settings,
    ...store,
    mailStore: mail,
    directory: createDirectory(database, settings.domains),
    transport: transportFromSettings(settings, hostname),
    log,
    countMail: metrics.mail,
    clock,
    hostname,
    timeZone: settings.timeZone === '' ? undefined : settings.timeZone,
    senders: async (accountId) => (await people.profile(accountId)).senders,
    localeOf: async (accountId) =>
      (accountId === null ? undefined : (await people.settings(accountId)).locale) ?? 'en',
  })
  metrics.watch('waiting_jobs', () => countJobs(store))

  const services: Services = {
    settings,
    address: publicAddress(settings),
    version,
    log,
    metrics,
    now,
    sessions,
    sessionWatch: watchSessions(sessions, (error) =>
      log.error({ err: error }, 'sessions could not be checked'),
    ),
    liveTickets: createLiveTickets(database, now),
    signIn: createSignIn({ accounts, attempts, sessions, usedOnce: once, privateKey: key.privateKey, now }),
    ticketSignIn: trust && createTicketSignIn({ trust, accounts, sessions, usedOnce: once, now }),
    passwordKeyPem: key.publicPem,
    people,
    mail,
    sending: postOffice.sending,
    checkReady: async () => {
      await database.db.selectFrom('accounts').select('id').limit(1).execute()
    },
  }
  return { services, postOffice, attempts }
}

/** Our own name among mail systems. */
export const hostnameOf = (settings: Settings): string =>
  settings.mailHostname === '' ? settings.domains[0]! : settings.mailHostname

async function readTrust(settings: Settings): Promise<TicketTrust | undefined> {
  const { ticketIssuer: issuer, ticketAudience: audience, ticketSecret: secret } = settings
  if (issuer === '') return undefined
  if (secret !== '') return { issuer, audience, key: { secret } }
  return { issuer, audience, key: { publicPem: await readFile(settings.ticketPublicKeyFile, 'utf8') } }
}

async function countJobs({ database }: Store): Promise<number> {
  const row = await database.db
    .selectFrom('jobs')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
