import { isMailroomError } from '@mailroom/core'
import { PeerUnusable, type SmtpCaller, type SmtpPeer } from './smtpLine'
import { SmtpLines } from './SmtpLines'
import { forAll, type Transport } from './Transport'

/** How mail is handed to the servers of its senders. */
export interface SubmissionOptions extends SmtpCaller {
  /**
   * The server of an account, with what to sign in with there; undefined when it has none.
   *
   * @throws MailroomError `unauthenticated` when nothing is there to sign in with
   */
  peerOf(accountId: number): Promise<SmtpPeer | undefined>
}

/** Hands mail to the server of its sender. `close` ends the lines that wait for more. */
export interface SubmissionTransport extends Transport {
  close(): void
}

/** @source GW-03, RFC 6409 */
export function submissionTransport(options: SubmissionOptions): SubmissionTransport {
  const lines = new SmtpLines(options)
  return {
    async send(mail, signal) {
      try {
        const peer = mail.accountId === null ? undefined : await options.peerOf(mail.accountId)
        if (!peer) return forAll(mail, 'deferred', '450 4.3.5 No mail server is configured for the sender')
        return await lines.offer(peer, mail, signal)
      } catch (error) {
        if (error instanceof PeerUnusable) return forAll(mail, 'deferred', error.message)
        if (isMailroomError(error) && error.kind === 'unauthenticated')
          return forAll(mail, 'deferred', '450 4.7.0 The mail waits until its sender has signed in again')
        throw error
      }
    },
    close: () => lines.close(),
  }
}
