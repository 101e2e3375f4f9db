import { once } from 'node:events'
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { MailServer } from '../../config/mailServer'

/** What a certificate is worth. */
export interface CertificateReport {
  /** Why it is not trusted; undefined when it is. */
  readonly fault: string | undefined
  /** ms since 1970. */
  readonly validTo: number
}

const answerMs = 10_000
/** Far above what any server says before signing in. */
const maxBytes = 65_536

/** Talks to a mail server in lines, as far as looking at it needs. Everything that goes wrong is an Error with a sentence. */
export class LineProbe {
  #text = ''
  certificate: CertificateReport | undefined

  private constructor(
    private socket: Socket,
    private readonly server: MailServer,
  ) {}

  /** Connects; where TLS begins with the first byte, the certificate is known then. */
  static async open(server: MailServer): Promise<LineProbe> {
    const socket = connectPlain({ host: server.host, port: server.port })
    const probe = new LineProbe(socket, server)
    await probe.#within(once(socket, 'connect'))
    if (server.tls === 'implicit') await probe.startTls()
    else probe.#listen()
    return probe
  }

  /** Goes on encrypted. The certificate is looked at and not refused: what is wrong with it is to be said. */
  async startTls(): Promise<void> {
    const { host, ca } = this.server
    this.socket.removeAllListeners('data')
    this.#text = ''
    const socket: TLSSocket = connectTls({
      socket: this.socket,
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
      host,
      ca,
    })
    await this.#within(once(socket, 'secureConnect'), socket)
    this.socket = socket
    this.certificate = {
      fault: socket.authorized ? undefined : faultOf(socket),
      validTo: Date.parse(socket.getPeerCertificate().valid_to),
    }
    this.#listen()
  }

  /**
   * Sends a line, if one is given, and reads up to the line that ends the answer.
   *
   * @returns the lines without their ends
   */
  async ask(line: string | undefined, isLast: (line: string) => boolean): Promise<readonly string[]> {
    if (line !== undefined) this.socket.write(`${line}\r\n`)
    for (;;) {
      const lines = this.#text.split(/\r?\n/)
      const end = lines.slice(0, -1).findIndex(isLast)
      if (end >= 0) {
        this.#text = lines.slice(end + 1).join('\n')
        return lines.slice(0, end + 1)
      }
      if (this.#text.length > maxBytes) throw new Error('It says more than any mail server does.')
      await this.#within(once(this.socket, 'data'))
    }
  }

  close(): void {
    this.socket.destroy()
  }

  #listen(): void {
    this.socket.on('error', () => {})
    this.socket.on('data', (chunk: Buffer) => {
      this.#text += chunk.toString('latin1')
    })
  }

  async #within(event: Promise<unknown>, socket: Socket = this.socket): Promise<void> {
    const stop = new AbortController()
    const ended = once(socket, 'close', { signal: stop.signal }).then(() => {
      throw new Error('It closed the connection.')
    })
    ended.catch(() => {})
    const timer = setTimeout(
      () => socket.destroy(new Error(`It did not answer within ${answerMs / 1000} seconds.`)),
      answerMs,
    )
    try {
      await Promise.race([event, ended])
    } finally {
      clearTimeout(timer)
      stop.abort()
    }
  }
}

/** Codes of OpenSSL and Node in words. */
const certificateFaults: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is made out for another name',
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody vouches for it, name it in mailServerCaFile',
  SELF_SIGNED_CERT_IN_CHAIN: 'its authority is unknown here, name it in mailServerCaFile',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its authority is unknown here, name it in mailServerCaFile',
  UNABLE_TO_GET_ISSUER_CERT: 'its authority is unknown here, name it in mailServerCaFile',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its authority is unknown here, name it in mailServerCaFile',
}

/** Typed as an Error, and mostly a code. */
function faultOf({ authorizationError }: TLSSocket): string {
  const said: unknown = authorizationError
  const code = said instanceof Error ? said.message : String(said)
  const words = certificateFaults[code]
  return words === undefined ? code : `${words}: ${code}`
}
