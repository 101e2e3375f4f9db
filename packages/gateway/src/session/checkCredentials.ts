import { MailroomError } from '@mailroom/core'
import { readWrapped, type WrappingParts } from './readWrapped'

/** What signing in asks of the accounts. */
export interface PasswordCheck {
  /**
   * The account that has this name, address or job number and this password. Takes the same work when there is none.
   *
   * @throws MailroomError `offline` or `server` when a mail server that had to be asked did not decide
   */
  checkPassword(name: string, password: string): Promise<number | undefined>
}

/** What a right password was for, as the record says it. */
export type Succeeded = 'sign-in' | 'screen-unlocked'

/** Counts attempts for ever, in the database. */
export interface AttemptCounter {
  /** Counts an attempt before it is made, so that many at the same time count too. `locked` with the seconds to wait. */
  begin(name: string, clientAddress: string): Promise<void>
  /** The attempt was right: it and those before it are forgotten. */
  succeeded(name: string, clientAddress: string, accountId: number, what?: Succeeded): Promise<void>
  /** The attempt was wrong. */
  failed(name: string, clientAddress: string): Promise<void>
  /** Wrong attempts that still count: of the account or of the client, whichever has more. */
  wrongSoFar(name: string, clientAddress: string): Promise<number>
  /** Nobody could say whether it was right: it alone is taken back. */
  undecided(name: string, clientAddress: string): Promise<void>
}

/** What checking a password needs. */
export interface CredentialParts extends WrappingParts {
  readonly accounts: PasswordCheck
  readonly attempts: AttemptCounter
}

/**
 * Whose name and wrapped password these are. Every attempt is counted before it is made; of a right one the asker says what
 * came of it. A wrong name, a wrong password,
 * a broken or old or repeated wrapping all take the same way and get the same answer: `invalid`. Too many of them:
 * `locked`.
 *
 * @source SE-12, SE-26, LK-04, B1
 */
export async function checkCredentials(
  parts: CredentialParts,
  { username, password: wrapped }: { readonly username: string; readonly password: string },
  clientAddress: string,
): Promise<{ readonly accountId: number; readonly password: string }> {
  await parts.attempts.begin(username, clientAddress)
  const { password, isFresh } = await readWrapped(parts, wrapped)
  const accountId = await check(parts, username, password, clientAddress)
  if (accountId === undefined || !isFresh) {
    await parts.attempts.failed(username, clientAddress)
    throw new MailroomError('invalid', 'The credentials were refused.', { detail: 'wrongCredentials' })
  }
  return { accountId, password }
}

async function check(parts: CredentialParts, name: string, password: string, clientAddress: string) {
  try {
    return await parts.accounts.checkPassword(name, password)
  } catch (error) {
    // A mail server that does not answer must not lock people out.
    await parts.attempts.undecided(name, clientAddress)
    throw error
  }
}
