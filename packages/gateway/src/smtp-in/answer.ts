import type { SmtpListenOptions } from './listenSmtp'
import { EndlessMail } from './SizeLimit'
import { smtpError } from './smtpError'

/** How the SMTP server hears what to say to a client. */
type Done<T> = (error: Error | null, result?: T) => void

/** Does what a command asks for and says how it went. Refusals go to the client as they are; our own troubles do not. */
export async function answer<T>(
  { log }: Pick<SmtpListenOptions, 'log'>,
  work: () => Promise<T>,
  done: Done<T>,
): Promise<void> {
  let result: T
  try {
    result = await work()
  } catch (error) {
    return done(refusalOf(error, log))
  }
  done(null, result)
}

function refusalOf(error: unknown, log: SmtpListenOptions['log']): Error {
  if (error instanceof Error && 'responseCode' in error) return error
  if (error instanceof EndlessMail) return smtpError(421, '4.3.4 The mail does not end')
  log.error({ err: error }, 'A mail could not be taken')
  return smtpError(451, '4.3.0 Not accepted now, please try again later')
}
