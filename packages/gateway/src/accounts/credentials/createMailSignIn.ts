import { isMailroomError } from '@mailroom/core'
import { loginNameAt, type MailSystem, type MailWorlds } from '../../config/mailSystems'
import type { TryImapLogin } from '../../doors/mail-store/imap/connection/createLoginTrial'
import type { PasswordCheck } from '../../session/checkCredentials'
import { accountBlocked } from '../accountBlocked'
import type { AccountId } from '../AccountId'
import type { Accounts } from '../Accounts'
import type { Audit } from '../audit'
import type { MailCredentials } from './MailCredentials'
import { toImapServer } from './toImapServer'

/** Who may come in, when some accounts live on mail servers. */
export interface MailSignIn extends PasswordCheck {
  /** The account that a portal vouches for, when its mail can be reached without its password. */
  findByAddress(address: string): Promise<AccountId | undefined>
}

/** What it needs. */
export interface MailSignInParts {
  readonly accounts: Accounts
  readonly audit: Audit
  readonly worlds: MailWorlds
  /** The first one completes bare names. */
  readonly domains: readonly string[]
  readonly credentials: MailCredentials
  readonly tryLogin: TryImapLogin
}

/**
 * Asks the store or the mail server that an account lives in, by its domain. An account of a mail server is made when the
 * server has let its owner in for the first time.
 *
 * @throws MailroomError `offline` or `server` when the mail server did not decide
 * @source GW-03, SE-01, B1
 */
export function createMailSignIn(parts: MailSignInParts): MailSignIn {
  const { accounts, worlds, credentials, tryLogin } = parts

  /** An address on a mail server that a name means, and its account where there is one already. */
  const find = async (name: string) => {
    const account = await accounts.findByLogin(name)
    if (account) return { account, address: account.address, system: worlds.systemOf(account.address) }
    const address = name.includes('@') ? name : `${name}@${parts.domains[0]}`
    if (!(await accounts.findByLogin(address))) {
      return { account: undefined, address, system: worlds.systemOf(address) }
    }
    // A bare name that several people have means none of them, unless the account was made a moment ago.
    const made = await accounts.findByLogin(name)
    return { account: made, address, system: made && worlds.systemOf(made.address) }
  }

  return {
    async checkPassword(name, password) {
      const { account, address, system } = await find(name)
      if (system === undefined) return accounts.checkPassword(name, password)
      if (!isUsable(password)) return undefined
      const user = loginNameAt(system, address)
      const isForOwner = system.master === undefined
      const isLetIn = await tryLogin(toImapServer(system.imap), { user, password }, { isForOwner })
      if (!isLetIn) return undefined
      if (account?.isBlocked) throw accountBlocked()
      if (account) return account.isActive ? account.id : undefined
      return enrol(parts, address)
    },

    async findByAddress(address) {
      const { account, system } = await find(address)
      if (system === undefined) return accounts.findByAddress(address)
      if (account?.isActive === false) return undefined
      if (account && !(await credentials.isComplete(account.id))) return undefined
      if (account) return account.id
      return (await hasMailbox(system, address, tryLogin)) ? enrol(parts, address) : undefined
    },
  }
}

/** An empty password would be taken by servers that ask a directory for it; the others cannot be sent. @source I1 */
const isUsable = (password: string): boolean => password !== '' && !/\p{Cc}/u.test(password)

/** The master user looks whether somebody is there whom we have not seen yet. */
async function hasMailbox(
  { imap, master, needsPassword, ...system }: MailSystem,
  address: string,
  tryLogin: TryImapLogin,
): Promise<boolean> {
  if (master === undefined || needsPassword) return false
  const { user, password } = master
  const authorizeAs = loginNameAt(system, address)
  return tryLogin(toImapServer(imap, master), { user, password, authorizeAs }, { isForOwner: true })
}

/** Until an administrator gives another one, the name to show is the account's. */
async function enrol({ accounts, audit }: MailSignInParts, address: string): Promise<AccountId> {
  try {
    const displayName = address.slice(0, address.lastIndexOf('@'))
    const { id } = await accounts.create({ address, displayName })
    await audit.record({ action: 'account-created', accountId: id, clientAddress: '' })
    return id
  } catch (error) {
    // Somebody signs in twice at the same moment: the second finds what the first has made.
    const made = await accounts.findByAddress(address)
    if (made !== undefined && (!isMailroomError(error) || error.kind === 'conflict')) return made
    throw error
  }
}
