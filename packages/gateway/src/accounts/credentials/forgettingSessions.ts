import type { Sessions } from '../../session/Sessions'
import type { AccountId } from '../AccountId'
import type { MailCredentials } from './MailCredentials'

/** Sessions that end by themselves are noticed after so long. */
const everyMs = 60_000

/** What forgets passwords. */
export interface ForgettingParts {
  readonly credentials: Pick<MailCredentials, 'forgetUnneeded'>
  /** Lets go of the connections of an account. */
  disconnect(accountId: AccountId): Promise<void>
  readonly onError: (error: unknown) => void
}

/** Forgets the passwords that nobody needs any more, and closes what was opened with them. */
async function forgetPasswords({ credentials, disconnect, onError }: ForgettingParts): Promise<void> {
  try {
    for (const accountId of await credentials.forgetUnneeded()) await disconnect(accountId)
  } catch (error) {
    onError(error)
  }
}

/** The same sessions; when one ends, the passwords are looked through. */
export const forgettingSessions = (sessions: Sessions, parts: ForgettingParts): Sessions => ({
  ...sessions,
  async end(id) {
    await sessions.end(id)
    await forgetPasswords(parts)
  },
  async endAll(accountId, keptId) {
    await sessions.endAll(accountId, keptId)
    await forgetPasswords(parts)
  },
})

/** Forgets now and every minute. Call the answer to stop. */
export function startForgetting(parts: ForgettingParts): () => Promise<void> {
  let last = forgetPasswords(parts)
  const timer = setInterval(() => {
    last = last.then(() => forgetPasswords(parts))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await last
  }
}
