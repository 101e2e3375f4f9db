import type { Logger } from 'pino'
import { createLoginTrial } from '../../doors/mail-store/imap/connection/createLoginTrial'
import type { MailStore } from '../../doors/mail-store/MailStore'
import type { Sessions } from '../../session/Sessions'
import type { SignInParts } from '../../session/signIn'
import type { AccountId } from '../AccountId'
import type { Accounts } from '../Accounts'
import type { Audit } from '../audit'
import { createMailSignIn, type MailSignIn } from './createMailSignIn'
import { type ForgettingParts, forgettingSessions } from './forgettingSessions'
import { createRefusalCheck, guardRefusals } from './guardRefusals'
import { keepPassword } from './keepPassword'
import type { Elsewhere } from './openElsewhere'

/** What it needs. */
export interface ConnectParts extends Omit<ForgettingParts, 'credentials'> {
  readonly elsewhere: Elsewhere
  readonly accounts: Accounts
  readonly audit: Audit
  readonly mail: MailStore
  readonly sessions: Sessions
  readonly domains: readonly string[]
  readonly log: Logger
  /** Has those told whose session has just ended. */
  checkSessions(): Promise<void>
  /** Tries at once what waits for an account. */
  hurry(accountId: AccountId): Promise<void>
}

/** The services of a gateway, as they are when mail of some accounts lies on other servers. */
export interface ConnectedServices {
  readonly sessions: Sessions
  readonly mail: MailStore
  readonly signInAccounts: MailSignIn
  readonly onBegun: SignInParts['onBegun']
}

/** Ties signing in, sessions and mailboxes to the mail servers that stand behind them. @source GW-03 */
export function connectMailSystems(parts: ConnectParts): ConnectedServices {
  const { elsewhere, log } = parts
  const { credentials } = elsewhere
  const tryLogin = createLoginTrial(elsewhere.signedIn)
  const sessions = forgettingSessions(parts.sessions, { ...parts, credentials })
  const endSessions = async (accountId: AccountId, keptId?: string) => {
    await sessions.endAll(accountId, keptId)
    await parts.checkSessions()
  }
  const check = createRefusalCheck({
    ...elsewhere,
    tryLogin,
    async endSessions(accountId) {
      log.info({ account: accountId }, 'the mail server refuses the password; the sessions end')
      await endSessions(accountId)
      await parts.disconnect(accountId)
    },
    onMasterRefused: () => log.error('the mail server refuses the master user'),
  })
  elsewhere.refusals.listen((accountId) => void check(accountId).catch(parts.onError))
  return {
    sessions,
    mail: guardRefusals(parts.mail, check),
    signInAccounts: createMailSignIn({ ...parts, ...elsewhere, tryLogin }),
    onBegun: keepPassword({
      ...elsewhere,
      tryLogin,
      endOthers: ({ accountId, id }) => endSessions(accountId, id),
      disconnect: (accountId) => parts.disconnect(accountId),
      hurry: (accountId) => parts.hurry(accountId),
    }),
  }
}
