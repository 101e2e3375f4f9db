import type { NodemailerError } from 'nodemailer/lib/errors'
import type { SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection'
import type { OutgoingMail, RelayOutcome } from './Transport'

/** What a server said about a mail that it took for some recipients at least. @source RFC 5321 4.2.1 */
export function outcomesOf(mail: OutgoingMail, info: SMTPConnectionSendInfo): RelayOutcome[] {
  const refused = refusalsOf(info.rejectedErrors)
  return mail.recipients.map(
    (recipient) => refused.get(recipient) ?? { recipient, result: 'relayed', info: info.response },
  )
}

/** What became of a mail that was taken for nobody. */
export function outcomesOfError(mail: OutgoingMail, error: NodemailerError): RelayOutcome[] {
  const refused = refusalsOf(error.rejectedErrors)
  return mail.recipients.map(
    (recipient) => refused.get(recipient) ?? { recipient, result: resultOf(error), info: sayError(error) },
  )
}

/** Recipients refused one by one, by address. */
function refusalsOf(errors: readonly NodemailerError[] = []): Map<string, RelayOutcome> {
  return new Map(
    errors.flatMap((error) =>
      error.recipient === undefined
        ? []
        : [
            [
              error.recipient,
              { recipient: error.recipient, result: resultOf(error), info: sayError(error) },
            ] as const,
          ],
    ),
  )
}

/** Only a reply that begins with 5 is a decision. Silence, a cut line or 4yz is worth another attempt. */
function resultOf(error: NodemailerError): RelayOutcome['result'] {
  if (isTooLarge(error)) return 'failed'
  const { responseCode = 0 } = error
  return responseCode >= 500 && responseCode < 600 ? 'failed' : 'deferred'
}

/** The server has said in its greeting how much it takes, so the mail was not even offered. @source RFC 1870 6.1 */
const isTooLarge = (error: NodemailerError) =>
  error.code === 'EMESSAGE' && error.command === 'MAIL FROM' && error.responseCode === undefined

/** What was said, in one line. */
export const sayError = (error: NodemailerError): string =>
  isTooLarge(error) ? `552 5.3.4 ${error.message}` : error.response || error.message
