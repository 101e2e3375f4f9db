import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Settings } from './config/Settings'
import type { GatewayServices } from './createServices'
import { hostnameOf } from './createServices'
import type { Store } from './openStore'
import { listenInbound } from './smtp-in/listenInbound'
import type { SmtpListenOptions } from './smtp-in/listenSmtp'
import { listenSubmission } from './smtp-in/listenSubmission'
import { createMailCheck } from './trust/checkArrivingMail'

/** The open SMTP ports. */
export interface SmtpPorts {
  readonly inboundPort: number
  readonly submissionPort: number
  close(): Promise<void>
}

/** Opens the ports for mail from outside and from people's own mail programs. @source GW-02 */
export async function openSmtp(
  settings: Settings,
  store: Store,
  { services, postOffice, attempts }: GatewayServices,
  log: Logger,
): Promise<SmtpPorts> {
  const options: Omit<SmtpListenOptions, 'port'> = {
    host: settings.smtpHost,
    hostname: hostnameOf(settings),
    maxMessageBytes: settings.maxMessageBytes,
    maxRecipients: settings.maxRecipients,
    tls: await readTls(settings),
    log,
  }
  const intake = postOffice.intake
  const checkMail = createMailCheck({ hostname: options.hostname, log })
  const inbound = await listenInbound({ ...options, port: settings.smtpPort }, { ...intake, checkMail })
  try {
    const submission = await listenSubmission(
      { ...options, port: settings.submissionPort },
      {
        ...intake,
        passwords: store.accounts,
        attempts,
        hasSecondStep: services.twoFactor.isOn,
        senders: async (accountId) => (await services.people.profile(accountId)).senders,
      },
    )
    return {
      inboundPort: inbound.port,
      submissionPort: submission.port,
      async close() {
        await Promise.all([inbound.close(), submission.close()])
      },
    }
  } catch (error) {
    await inbound.close()
    throw error
  }
}

async function readTls({ smtpTlsCertFile, smtpTlsKeyFile }: Settings): Promise<SmtpListenOptions['tls']> {
  if (smtpTlsCertFile === '') return undefined
  const [cert, key] = await Promise.all([readFile(smtpTlsCertFile, 'utf8'), readFile(smtpTlsKeyFile, 'utf8')])
  return { cert, key }
}
