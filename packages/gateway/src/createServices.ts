// Longer than other files: the one place where the parts of the gateway are put together.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createAccountActs } from './accounts/admin/AccountActs'
import { createAttemptCounter } from './accounts/attempts/createAttemptCounter'
import { connectMailSystems } from './accounts/credentials/connectMailSystems'
import { openSecretBox } from './accounts/credentials/openSecretBox'
import { startForgetting } from './accounts/credentials/forgettingSessions'
import { createDirectory } from './accounts/createDirectory'
import { createPeople } from './accounts/people/createPeople'
import { createApprovals } from './approvals/Approvals'
import { createOwnRequests } from './approvals/OwnRequests'
import { createRegistrations } from './approvals/Registrations'
import { publicAddress } from './config/publicAddress'
import type { Settings } from './config/Settings'
import { createAddressBook } from './contacts/book/AddressBook'
import { createContacts } from './contacts/Contacts'
import { createCalendarService } from './calendar/CalendarService'
import { createCalendarFileService } from './calendar/ics/files/createCalendarFileService'
import { openCalendarFiles } from './calendar/ics/files/openCalendarFiles'
import { createReminderPlan } from './calendar/reminders/planReminder'
import { openContactFiles } from './contacts/files/openContactFiles'
import { createSenderLists } from './contacts/createSenderLists'
import { senderStanding } from './contacts/senderLists'
import { createLock } from './locks/createLock'
import { createMailboxes } from './folders/createMailboxes'
import type { Services } from './http/Services'
import { createWeather } from './home/createWeather'
import { createSignInLog } from './home/SignIns'
import { createSentRecords } from './records/sentRecords'
import { createSignInRecords } from './records/signInRecords'
import { createImports } from './imports/createImports'
import { createIncomingFiles } from './incoming-files/createIncomingFiles'
import { createInvitations } from './invitations/createInvitations'
import { type Clock, systemClock } from './jobs/Clock'
import { createOuterFetch } from './outer/createOuterFetch'
import { createMetrics } from './observe/metrics'
import type { Store } from './openStore'
import { createOfficeConverter } from './office/OfficeConverter'
import { createOnline } from './online-files/createOnline'
import { createFileShares } from './online-files/shares/createFileShares'
import { onlineSettings } from './online-files/OnlineSettings'
import { openReceipts } from './outbound/receipts/openReceipts'
import { submissionPeer } from './outbound/submissionPeer'
import { submissionTransport } from './outbound/submissionTransport'
import { transportFromSettings } from './outbound/transportFromSettings'
import { createPasswords } from './passwords/createPasswords'
import { createPictures } from './pictures/createPictures'
import { createProfiles } from './profile/createProfiles'
import { createReviews } from './review/createReviews'
import { secrecyPolicy } from './secrecy/SecrecyPolicy'
import { createSearches } from './searches/createSearches'
import { openOrganisation } from './organisation/Organisation'
import { createPostOffice, type PostOffice } from './sending/createPostOffice'
import { createCaptchas } from './session/captcha/createCaptchas'
import { createHalfSignIns } from './session/HalfSignIn'
import { createLiveTickets } from './session/liveTickets'
import { createOpenSessions } from './session/openSessions'
import { openPasswordKey } from './session/passwordKey'
import { readWrapped } from './session/readWrapped'
import { createShares } from './session/shared/Shares'
import { createSessions, type ActiveSession } from './session/Sessions'
import { watchSessions } from './session/sessionWatch'
import type { AttemptCounter } from './session/checkCredentials'
import { createScreenLock } from './session/screenLock'
import { beginSession, createSignIn } from './session/signIn'
import { createTicketSignIn, type TicketTrust } from './session/signInWithTicket'
import { createKeptPasskeys } from './session/passkeys/keptPasskeys'
import { createPasskeys } from './session/passkeys/createPasskeys'
import { createIdentities } from './session/sign-on/identities'
import { createSignOn } from './session/sign-on/createSignOn'
import { openProviders } from './session/sign-on/openProviders'
import { createPhoneCodes } from './session/two-factor/phone/createPhoneCodes'
import { createTwoFactor } from './session/two-factor/createTwoFactor'
import { usedOnce } from './session/usedOnce'
import { createOwnCertificates } from './smime/certificates/OwnCertificates'
import { openedMailStore } from './smime/openedMailStore'
import { createFollowUps } from './follow-up/createFollowUps'
import { createSmsNumbers } from './sms/createSmsNumbers'
import { openSms } from './sms/openSms'
import { smsNoticeText } from './sms/smsText'
import { createSnoozing } from './snooze/snoozeMails'
import { createTrust } from './trust/createTrust'
import { version } from './version'
import { createSignatures } from './writing/createSignatures'
import { createTemplates } from './writing/createTemplates'

/** The services of the routes, and those that work without being asked. */
export interface GatewayServices {
  readonly services: Services
  readonly postOffice: PostOffice
  readonly attempts: AttemptCounter
  /** Begins what goes on by itself for accounts on other mail servers. Call the answer to stop it. */
  startMailSystems(): Promise<() => Promise<void>>
}

/** Puts the services together over an opened store. */
export async function createServices(
  configured: Settings,
  store: Store,
  log: Logger,
  clock: Clock = systemClock,
): Promise<GatewayServices> {
  const { accounts, database, elsewhere } = store
  const now = () => clock.now()
  const organisation = await openOrganisation(database, configured, now)
  const { settings } = organisation
  const metrics = createMetrics()
  const key = await openPasswordKey(
    join(settings.dataFolder, 'keys/password.pem'),
    Number(settings.passwordKeyBits),
  )
  const onError = (error: unknown) => log.error({ err: error }, 'failed behind an answer')
  const plainSessions = createSessions(database, { ...settings, now })
  const connected =
    elsewhere &&
    connectMailSystems({
      ...store,
      elsewhere,
      sessions: plainSessions,
      domains: settings.domains,
      log,
      onError,
      checkSessions: () => sessionWatch.check(),
      hurry: (accountId) => postOffice.hurry(accountId),
    })
  const {
    sessions,
    mail: filed,
    signInAccounts,
    onBegun,
  } = connected ?? {
    sessions: plainSessions,
    mail: store.mail,
    signInAccounts: accounts,
    onBegun: undefined,
  }
  const mail = openedMailStore(filed)
  const sessionWatch = watchSessions(sessions, (error) =>
    log.error({ err: error }, 'sessions could not be checked'),
  )
  const sealBox = await openSecretBox(settings)
  const attempts = createAttemptCounter(database, store.audit, now)
  const once = usedOnce(database, now)
  const trust = await readTrust(settings)
  const listDomains = elsewhere?.worlds.embeddedDomains ?? settings.domains
  const people = createPeople(database, listDomains, settings.undoSendSeconds)
  const directory = createDirectory(database, listDomains)
  const senders = async (accountId: number) => (await people.profile(accountId)).senders
  const certificates = createOwnCertificates({ ...store, box: sealBox, senders, now })
  await certificates.resealAll()
  const contactParts = {
    database,
    now,
    domains: settings.domains,
    isFiledHere: async (accountId: number) => (await elsewhere?.systems(accountId)) === undefined,
  }
  const online = onlineSettings(settings)
  const incoming = createIncomingFiles({ ...settings, ...store, clock })
  const timeZone = settings.timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone
  const hostname = hostnameOf(settings)
  const submission =
    elsewhere &&
    submissionTransport({ hostname, peerOf: submissionPeer(elsewhere.systems, elsewhere.credentials) })
  const sms = openSms(settings, log)
  const postOffice = createPostOffice({
    ...settings,
    ...store,
    mailStore: mail,
    directory,
    transport: transportFromSettings(settings, hostname),
    submission,
    receipts: await openReceipts(join(settings.dataFolder, 'receipts'), onError),
    standingOf: (accountId, address) => senderStanding(database.db, accountId, address),
    mailSystemOf: async (accountId) => (await elsewhere?.systems(accountId))?.system,
    secrecyPolicy: secrecyPolicy(settings),
    sealBox,
    log,
    countMail: metrics.mail,
    clock,
    hostname,
    timeZone,
    online,
    senders,
    localeOf: (accountId) => people.locale(accountId),
    ...(sms && {
      sms: {
        provider: sms,
        smsPerHour: settings.smsPerHour,
        textOf: async (accountId: number) => {
          const [{ address }, locale] = await Promise.all([
            people.profile(accountId),
            people.locale(accountId),
          ])
          const name = address.name === '' ? address.address : address.name
          return smsNoticeText({ name, locale, template: settings.smsText })
        },
      },
    }),
  })
  metrics.watch('waiting_jobs', () => countJobs(store))
  if (elsewhere) metrics.watch('imap_connections', () => store.imapConnections())

  const outerFetch = createOuterFetch({ innerHosts: settings.innerHosts })
  const wrapping = { usedOnce: once, privateKey: key.privateKey, now }
  const passwords = createPasswords({
    ...store,
    ...wrapping,
    settings,
    sessions,
    isElsewhere: async (accountId) => (await elsewhere?.systems(accountId)) !== undefined,
  })
  const checking = { accounts: signInAccounts, attempts, ...wrapping }
  const folderLock = createLock({ ...store, ...wrapping }, 'folders')
  const fileLock = createLock({ ...store, ...wrapping }, 'files')
  const calendarLock = createLock({ ...store, ...wrapping }, 'calendar')
  const calendarParts = {
    ...store,
    now,
    queue: postOffice.queue,
    planReminder: createReminderPlan(postOffice.queue, now),
  }
  const readPassword = (wrapped: string) => readWrapped(wrapping, wrapped)
  const afterPassword = async (session: ActiveSession, password: string) => {
    await onBegun?.(session, password)
    await passwords.noteSignIn(session, password)
  }
  const halfSignIns = createHalfSignIns(database, sealBox, now)
  const addressOf = async (accountId: number) => (await people.profile(accountId)).address.address
  const endOthers = async ({ accountId, id }: ActiveSession) => {
    await sessions.endAll(accountId, id)
    await sessionWatch.check()
  }
  const twoFactor = createTwoFactor({
    ...store,
    box: sealBox,
    now,
    halfSignIns,
    phone: createPhoneCodes({
      database,
      box: sealBox,
      now,
      provider: sms,
      title: settings.title,
      localeOf: (accountId) => people.locale(accountId),
    }),
    title: settings.title,
    addressOf,
    readPassword,
    checkPassword: (name, password) => signInAccounts.checkPassword(name, password),
    begin: (accountId, password) =>
      password === undefined
        ? sessions.begin(accountId)
        : beginSession({ sessions, onBegun: afterPassword }, accountId, password),
    endOthers,
  })
  await twoFactor.resealAll()
  const halfway = async (accountId: number, password?: string) =>
    (await twoFactor.isOn(accountId)) ? halfSignIns.hold(accountId, password) : undefined
  // What all ways in without a password have in common.
  const keyless = {
    ...store,
    box: sealBox,
    usedOnce: once,
    now,
    log,
    addressOf,
    endOthers,
    findByAddress: (address: string) => signInAccounts.findByAddress(address),
    begin: (accountId: number) => sessions.begin(accountId),
  }
  const captchas = createCaptchas({ database, settings, now })
  const services: Services = {
    settings,
    address: publicAddress(settings),
    version,
    log,
    metrics,
    now,
    timeZone,
    sessions,
    sessionWatch,
    openSessions: createOpenSessions({ ...store, ...settings, sessions, sessionWatch, now }),
    shares: createShares({ database, sessionWatch, now }),
    accounts,
    organisation,
    database,
    approvals: createApprovals({
      ...store,
      sessions,
      sessionWatch,
      domains: { domains: settings.domains, listDomains },
      now,
    }),
    ownRequests: createOwnRequests({ ...store, now }),
    profiles: createProfiles(store),
    registrations: createRegistrations({
      ...store,
      ...wrapping,
      settings,
      captchas,
      domains: listDomains,
    }),
    performAct: createAccountActs({ ...store, sessions, sessionWatch }),
    passwordServer: (address) => elsewhere?.worlds.systemOf(address)?.imap.host,
    audit: store.audit,
    liveTickets: createLiveTickets(database, now),
    captchas,
    signIn: createSignIn({ ...checking, sessions, onBegun: afterPassword, halfway, settings, captchas }),
    screenLock: createScreenLock({
      ...checking,
      sessions,
      sessionWatch,
      addressOf,
    }),
    ticketSignIn:
      trust &&
      createTicketSignIn({
        trust,
        accounts: signInAccounts,
        sessions,
        usedOnce: once,
        now,
        halfway: async (accountId) => (settings.ticketSecondStep ? halfway(accountId) : undefined),
      }),
    twoFactor,
    signOn: createSignOn({
      ...keyless,
      providers: openProviders(settings, now),
      identities: createIdentities(database, now),
      halfway,
      prove: twoFactor.prove,
    }),
    passkeys: createPasskeys({
      ...keyless,
      kept: createKeptPasskeys(database, now),
      halfSignIns,
      twoFactor,
      title: settings.title,
    }),
    passwordKeyPem: key.publicPem,
    passwords,
    people,
    contacts: createContacts(contactParts),
    addressBook: createAddressBook({ database, now, files: openContactFiles() }),
    calendar: createCalendarService(calendarParts),
    calendarFiles: createCalendarFileService({ ...calendarParts, senders, files: openCalendarFiles() }),
    senderLists: createSenderLists(contactParts),
    signatures: createSignatures(database, now),
    templates: createTemplates(database, now),
    // Encrypted mail opens here alone: what is written or kept by others never holds any of it.
    mailboxes: createMailboxes(openedMailStore(filed, certificates.keys), folderLock),
    certificates,
    folderLock,
    fileLock,
    calendarLock,
    sending: postOffice.sending,
    ...(sms && { smsNumbers: createSmsNumbers({ database, directory, now }) }),
    online: online && createOnline({ ...settings, ...store, clock }, online),
    fileShares: online && createFileShares({ ...store, clock, sealBox }, online),
    incoming,
    imports: createImports({ incoming, blobs: store.blobs, clock }),
    reviews: createReviews({
      ...store,
      timeline: postOffice.timeline,
      queue: postOffice.queue,
      clock,
      countMail: metrics.mail,
    }),
    seals: postOffice.seals,
    readPassword,
    trust: createTrust({
      ...settings,
      database,
      directory,
      mail,
      outerFetch,
      log,
      hostname,
      keysOf: certificates.keys,
    }),
    invitations: createInvitations({
      database,
      sending: postOffice.sending,
      calendar: postOffice.invited,
      senders,
      now,
    }),
    pictures: await createPictures({ ...settings, database, mail, outerFetch, log, now }),
    searches: createSearches(database, now),
    snoozing: createSnoozing({ database, queue: postOffice.queue, now }),
    followUps: createFollowUps({ database, queue: postOffice.queue, now }),
    office: createOfficeConverter(settings),
    signInLog: createSignInLog(database, now),
    signInRecords: createSignInRecords(database),
    sentRecords: createSentRecords(database),
    weather: createWeather({ ...settings, outerFetch, log, now }),
    checkReady: () => database.check(),
  }
  return {
    services,
    postOffice,
    attempts,
    async startMailSystems() {
      if (!elsewhere) return async () => {}
      const { resealed, unreadable } = await elsewhere.credentials.resealAll()
      if (resealed > 0) log.info({ count: resealed }, 'mail passwords sealed anew with the key of now')
      if (unreadable > 0) log.warn({ count: unreadable }, 'mail passwords were sealed with an unknown key')
      const stopForgetting = startForgetting({ ...store, credentials: elsewhere.credentials, onError })
      return async () => {
        submission?.close()
        await stopForgetting()
      }
    },
  }
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
