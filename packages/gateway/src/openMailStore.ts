import { MailroomError } from '@mailroom/core'
import type { AccountId } from './accounts/AccountId'
import type { Elsewhere } from './accounts/credentials/openElsewhere'
import { noticeRefusals } from './accounts/credentials/noticeRefusals'
import { toImapServer } from './accounts/credentials/toImapServer'
import { createImapPool } from './doors/mail-store/imap/connection/createImapPool'
import { createImapMailStore } from './doors/mail-store/imap/createImapMailStore'
import { openMailReader } from './doors/mail-store/imap/reader/openMailReader'
import { createMailStoreRouter } from './doors/mail-store/createMailStoreRouter'
import type { DeliveredMails } from './doors/mail-store/DeliveredMails'
import type { MailStore } from './doors/mail-store/MailStore'
import { createDeliveredMails } from './doors/mail-store/sql/change/replaceDelivered'
import { createSqlMailStore } from './doors/mail-store/sql/createSqlMailStore'
import { systemClock } from './jobs/Clock'
import type { MailStoreParts } from './doors/mail-store/sql/MailboxContext'

/** The mail of all accounts, wherever it lies. */
export interface OpenMailStore {
  readonly mail: MailStore
  /** Mails that we have put into mailboxes of our own store. */
  readonly delivered: DeliveredMails
  /** Lets go of an account's connections to its mail server; the next call opens new ones. */
  disconnect(accountId: AccountId): Promise<void>
  /** Has the mail server tell of new mail while a page of the account is open. Call the answer when it is closed. */
  hold(accountId: AccountId): () => void
  /** Resolves when new mail of the account is noticed from now on, or its server has not answered for some seconds. */
  listening(accountId: AccountId): Promise<void>
  /** Connections to IMAP servers that are open now. */
  imapConnections(): number
  close(): Promise<void>
}

/** Opens our own store, and in front of it the IMAP store when some accounts live on mail servers. @source GW-03 */
export function openMailStore(parts: MailStoreParts, elsewhere: Elsewhere | undefined): OpenMailStore {
  const embedded = createSqlMailStore(parts)
  const delivered = createDeliveredMails(parts)
  if (elsewhere === undefined) {
    return {
      mail: embedded,
      delivered,
      disconnect: async () => {},
      hold: () => () => {},
      listening: async () => {},
      imapConnections: () => 0,
      close: async () => {},
    }
  }
  const { systems, credentials, refusals, signedIn } = elsewhere
  const clock = { ...systemClock, now: parts.now ?? systemClock.now }
  const pool = createImapPool({ signedIn })
  const reader = openMailReader()
  const imap = createImapMailStore({
    ...parts,
    reader,
    async accountOf(accountId) {
      const place = await systems(accountId)
      if (place === undefined) throw new MailroomError('notFound', 'The account is on no mail server.')
      const { imap: server, master } = place.system
      const account = pool.account(accountId, {
        server: toImapServer(server, master),
        credentials: () => credentials.forImap(accountId),
        clock,
      })
      return noticeRefusals(account, () => refusals.tell(accountId))
    },
  })
  return {
    delivered,
    mail: createMailStoreRouter(async (accountId) =>
      (await systems(accountId)) === undefined ? embedded : imap,
    ),
    async disconnect(accountId) {
      await imap.forget(accountId)
      await pool.forget(accountId)
    },
    hold: (accountId) =>
      holdWhenThere(
        async () => (await systems(accountId)) !== undefined,
        () => imap.hold(accountId),
      ),
    async listening(accountId) {
      if ((await systems(accountId)) !== undefined) await imap.listening(accountId)
    },
    imapConnections: () => pool.connectionCount,
    async close() {
      await imap.close()
      await reader.close()
      await pool.close()
      signedIn.close()
    },
  }
}

/** Begins when the answer to a question is known to be yes, unless it was called off before. */
function holdWhenThere(isThere: () => Promise<boolean>, begin: () => () => void): () => void {
  let end: (() => void) | undefined
  let isOver = false
  void isThere().then(
    (yes) => {
      if (yes && !isOver) end = begin()
    },
    // Without it new mail is noticed with the next question of the page.
    () => {},
  )
  return () => {
    isOver = true
    end?.()
  }
}
