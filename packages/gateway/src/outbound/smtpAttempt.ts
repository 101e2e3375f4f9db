import { openSmtpLine, type SmtpCaller, type SmtpPeer } from './smtpLine'
import type { OutgoingMail, RelayOutcome } from './Transport'

/**
 * Offers a mail to one server, on a connection of its own.
 *
 * @throws PeerUnusable when it did not come to the point where the server decides about the mail
 */
export async function smtpAttempt(
  peer: SmtpPeer,
  caller: SmtpCaller,
  mail: OutgoingMail,
  signal: AbortSignal,
): Promise<readonly RelayOutcome[]> {
  const line = await openSmtpLine(peer, caller, signal)
  try {
    return await line.offer(mail, signal)
  } finally {
    line.close()
  }
}
