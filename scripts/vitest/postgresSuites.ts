const gateway = 'packages/gateway/src'

/** Suites of the gateway that know no database: what they prove is the same on any. */
export const withoutDatabase: readonly string[] = [
  `${gateway}/{config,dataFolder,mime,office,outer,smime}/**`,
  `${gateway}/cli/doctor/doctor.test.ts`,
  `${gateway}/cli/mailFiles/**`,
  `${gateway}/accounts/credentials/secretBox.test.ts`,
  `${gateway}/doors/{blob-store,database/sqlite,mail-store/imap/connection}/**`,
  `${gateway}/doors/events/createLocalEventBus.test.ts`,
  `${gateway}/doors/mail-store/sql/search/searchTokens.test.ts`,
  `${gateway}/http/{files,static,wire}/**`,
  `${gateway}/http/{errorAnswer,guards,RequestInfo,requestLocale}.test.ts`,
  `${gateway}/incoming-files/KeyedPlaces.test.ts`,
  `${gateway}/invitations/readNotice.test.ts`,
  `${gateway}/outbound/receipts/**`,
  `${gateway}/pictures/{PictureCache,readPictureHeader}.test.ts`,
  `${gateway}/sealed/{sealStream,startOfDay}.test.ts`,
  `${gateway}/sending/injection.test.ts`,
  `${gateway}/session/unwrapPassword.test.ts`,
  `${gateway}/smtp-in/{HeaderGate,LineEnds}.test.ts`,
  `${gateway}/testing/imap/**`,
  `${gateway}/trust/{checkArrivingMail,readAuthenticationResults}.test.ts`,
]

/**
 * Run over PostgreSQL with the long suites only. Each starts a mail server, and what it writes into the database goes
 * through the same statements as in the suites that stay: accounts, sessions, the queue, the embedded store.
 */
export const behindMailServers: readonly string[] = [
  `${gateway}/{faults,doors/mail-store/imap}/**`,
  `${gateway}/accounts/credentials/mailSignIn.test.ts`,
  `${gateway}/cli/mailServers.test.ts`,
  `${gateway}/sending/{mailServers,mailServerDrafts}.test.ts`,
  `${gateway}/session/shared/sharesOnServers.test.ts`,
]

/**
 * Run over PostgreSQL with the long suites only: how these talk (SMTP line by line, cookies and headers) is proven on
 * SQLite, and what they store goes through statements that the conformance suite and the stores' own suites run there.
 */
export const aboutProtocols: readonly string[] = [
  `${gateway}/smtp-in/{listenInbound,listenSubmission}.test.ts`,
  `${gateway}/http/session.test.ts`,
  `${gateway}/outbound/relayMail.test.ts`,
  `${gateway}/trust/trust.test.ts`,
  `${gateway}/pictures/pictures.test.ts`,
]

/**
 * One suite stands for two in the usual run: all cases of the contract at a gateway over Dovecot, SMTP and PostgreSQL.
 * Each other pair of a mail system and a database comes with the long suites; the embedded store has its own suite on
 * PostgreSQL, and all cases on SQLite.
 */
export const otherPairs = {
  node: [`${gateway}/conformanceOverDovecot.test.ts`],
  postgres: [`${gateway}/conformance.test.ts`],
} as const
