import { type MailServer, isLoopbackHost, protectionOf } from '../../config/mailServer'
import { fail, type Finding, ok, warn } from './Finding'
import { type CertificateReport, LineProbe } from './LineProbe'

/** One of the two protocols, as far as looking at a server needs it. */
export interface ProbeProtocol {
  readonly name: 'IMAP' | 'SMTP'
  /** Reads the greeting. */
  greet(probe: LineProbe): Promise<void>
  /** What the server says it can do, in capitals. */
  capabilities(probe: LineProbe): Promise<readonly string[]>
  /** Asks to go on encrypted. @returns false when the server refuses */
  startTls(probe: LineProbe): Promise<boolean>
}

/** What was seen of a server. */
export interface SeenServer {
  readonly findings: readonly Finding[]
  /** Undefined when it cannot be used. */
  readonly capabilities: readonly string[] | undefined
}

const day = 24 * 3_600_000
/** Time to renew a certificate in peace. */
const renewDays = 14

/** Looks whether a server can be reached and trusted, and what it says of itself before anybody signs in. */
export async function checkServer(protocol: ProbeProtocol, server: MailServer): Promise<SeenServer> {
  const name = `${protocol.name} ${server.host}:${server.port}`
  const unusable = (why: string): SeenServer => ({
    findings: [fail(`${name}: ${why}`)],
    capabilities: undefined,
  })
  let probe: LineProbe | undefined
  try {
    probe = await LineProbe.open(server)
    await protocol.greet(probe)
    let capabilities = await protocol.capabilities(probe)
    if (server.tls === 'starttls') {
      if (!capabilities.includes('STARTTLS'))
        return unusable('It has no STARTTLS, and nothing is sent in the clear.')
      if (!(await protocol.startTls(probe))) return unusable('It refuses STARTTLS.')
      await probe.startTls()
      capabilities = await protocol.capabilities(probe)
    }
    const { certificate } = probe
    if (certificate?.fault !== undefined)
      return unusable(`Its certificate is not trusted (${certificate.fault}), so it is not used.`)
    return { findings: [reached(name, server, certificate)], capabilities }
  } catch (error) {
    return unusable(`It cannot be reached. ${(error as Error).message}`)
  } finally {
    probe?.close()
  }
}

function reached(name: string, server: MailServer, certificate: CertificateReport | undefined): Finding {
  if (certificate === undefined) {
    return isLoopbackHost(server.host)
      ? ok(`${name} answers, in the clear on this machine.`)
      : warn(`${name} answers in the clear: passwords and mail can be read on the way.`)
  }
  const until = new Date(certificate.validTo).toISOString().slice(0, 10)
  const sentence = `${name} answers, protected by ${protectionOf(server)}, certificate valid until ${until}`
  return certificate.validTo - Date.now() < renewDays * day
    ? warn(`${sentence}: renew it.`)
    : ok(`${sentence}.`)
}
