import type { Logger } from 'pino'
import { publicAddress } from './config/publicAddress'
import type { Settings } from './config/Settings'
import { startSpelling } from './contacts/spelling/startSpelling'
import { createServices } from './createServices'
import { createApp } from './http/createApp'
import { serveHttp } from './http/serveHttp'
import { holdWhileHeard } from './doors/events/holdWhileHeard'
import { createLiveServer } from './live/createLiveServer'
import { createLog } from './observe/createLog'
import { openSmtp, type SmtpPorts } from './openSmtp'
import { openStore } from './openStore'
import { startSweeping } from './sweepBlobs'

/** A running gateway. */
export interface Gateway {
  /** Where people reach it. */
  readonly httpUrl: string
  /** 0 when no mail is taken in by SMTP, because all of it lives on other servers. */
  readonly smtpPort: number
  readonly submissionPort: number
  /** Takes nothing new, finishes what is open, and lets go of the data folder. */
  close(): Promise<void>
}

const noSmtp: SmtpPorts = { inboundPort: 0, submissionPort: 0, close: async () => {} }

/** Time for open requests to end. The whole stop stays below ten seconds. @source R13 */
const graceMs = 5_000

/**
 * Starts everything: web, live line, SMTP and jobs, on the data folder of the settings.
 *
 * @throws Error with a sentence for the person at the terminal: folder in use, port taken, unreadable key
 * @source GW-02, GW-06
 */
export async function startGateway(
  settings: Settings,
  log: Logger = createLog(settings.logLevel),
): Promise<Gateway> {
  const onError = (error: unknown) => log.error({ err: error }, 'failed behind an answer')
  const closers: (() => Promise<void> | void)[] = []
  const close = async () => {
    for (const step of closers.splice(0).toReversed()) await step()
  }
  try {
    const store = await openStore(settings, { onError })
    closers.push(() => store.close())
    const gateway = await createServices(settings, store, log)
    const { services, postOffice } = gateway
    closers.push(() => services.sessionWatch.close())
    closers.push(() => services.addressBook.close())
    closers.push(() => services.calendarFiles.close())
    closers.push(await gateway.startMailSystems())
    const app = await createApp(services)
    const live = createLiveServer(
      services,
      holdWhileHeard(store.events, (accountId) => store.hold(accountId)),
      (accountId) => store.listening(accountId),
    )
    services.metrics.watch('live_connections', () => live.count)

    closers.push(startSweeping(store, log))
    closers.push(startSpelling(store.database, log))
    await postOffice.start(true)
    const stopJobs = () => postOffice.stop()
    closers.push(stopJobs)
    const hasOwnMail = store.elsewhere?.worlds.embeddedDomains.length !== 0
    const smtp = hasOwnMail ? await openSmtp(settings, store, gateway, log) : noSmtp
    const http = await serveHttp(app, live, { host: settings.httpHost, port: settings.httpPort }, log).catch(
      async (error: unknown) => {
        await smtp.close()
        throw error
      },
    )
    // All at the same time: what comes in during the last seconds is queued, and delivered after the next start.
    closers.splice(closers.indexOf(stopJobs), 1, async () => {
      await Promise.all([http.close(graceMs), smtp.close(), postOffice.stop()])
    })

    log.info(
      { httpPort: http.port, smtpPort: smtp.inboundPort, submissionPort: smtp.submissionPort },
      'started',
    )
    return {
      httpUrl: publicAddress(settings).origin ?? `http://${shownHost(settings.httpHost)}:${http.port}`,
      smtpPort: smtp.inboundPort,
      submissionPort: smtp.submissionPort,
      async close() {
        log.info('stopping')
        await close()
        log.info('stopped')
      },
    }
  } catch (error) {
    await close()
    throw explained(error)
  }
}

const shownHost = (host: string) => (host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host)

/** What people at the terminal can do something about is said in a sentence. */
function explained(error: unknown): unknown {
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} of ${address} is in use by another program. Stop it, or choose another port.`,
      {
        cause: error,
      },
    )
  if (code === 'EACCES' && port !== undefined)
    return new Error(`Port ${port} of ${address} may not be opened by this user. Choose one above 1023.`, {
      cause: error,
    })
  return error
}
