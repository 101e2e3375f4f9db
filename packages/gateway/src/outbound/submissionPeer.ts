import type { AccountSystems } from '../accounts/credentials/accountSystems'
import type { MailCredentials } from '../accounts/credentials/MailCredentials'
import type { SmtpPeer } from './smtpLine'

/** Finds the server of an account and what to sign in with there. Throws as `MailCredentials.forSmtp`. */
export const submissionPeer =
  (systems: AccountSystems, credentials: Pick<MailCredentials, 'forSmtp'>) =>
  async (accountId: number): Promise<SmtpPeer | undefined> => {
    const place = await systems(accountId)
    return place && { ...place.system.smtp, ...(await credentials.forSmtp(accountId)) }
  }
