const gateway = 'packages/gateway/src'

/** Suites of the gateway that know no database: what they prove is the same on any, so they run once. */
export const withoutDatabase: readonly string[] = [
  `${gateway}/calendar/recurrence/**`,
  `${gateway}/calendar/ics/{reading,writing}/**`,
  `${gateway}/calendar/ics/files/{corpora,openCalendarFiles}.test.ts`,
  `${gateway}/calendar/reminders/reminderTimes.test.ts`,
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
 * What the usual run asks of PostgreSQL: everything where the engine makes a difference (locks, several processes, notices,
 * dropped connections, migrations, order and search of the embedded store) and all cases of the contract, at a gateway over
 * Dovecot, SMTP and PostgreSQL. The long run has the whole suite of the gateway on it.
 */
export const onPostgres: readonly string[] = [
  `${gateway}/conformanceOverDovecot.test.ts`,
  `${gateway}/**/postgres/*.test.ts`,
  `${gateway}/doors/{database,events}/*.test.ts`,
  `${gateway}/doors/mail-store/sql/{createSqlMailStore,*/*,folders/parts/folderParts}.test.ts`,
  `${gateway}/{jobs,migrations}/**/*.test.ts`,
  `${gateway}/accounts/{Accounts,attempts/createAttemptCounter}.test.ts`,
  `${gateway}/cli/backupByHand.test.ts`,
  `${gateway}/calendar/{*,acts/*,calendars/*,ics/files/*,itip/*,kept/*,preferences/*,reminders/*}.test.ts`,
  `${gateway}/contacts/{book,recent}/*.test.ts`,
  `${gateway}/live/live.test.ts`,
  `${gateway}/online-files/disks/sharedBytes.test.ts`,
  `${gateway}/sending/{sendMail,schedule/schedule}.test.ts`,
]

/** The other pairs of a mail system and a database have the cases of the contract with the long suites. */
export const otherPairs = {
  node: [`${gateway}/conformanceOverDovecot.test.ts`],
  /** Killed five times at every run where the engine is part of the gateway’s own process. */
  postgres: [`${gateway}/doors/mail-store/sql/durability/*.test.ts`],
} as const
