import { isIP } from 'node:net'

/** A server of an organisation's mail, and how the way to it is protected. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /** `implicit` and `starttls`: encrypted with a valid certificate or not at all; `off`: in the clear. */
  readonly tls: 'implicit' | 'starttls' | 'off'
  /** Certificates (PEM) that vouch for it instead of the public ones. */
  readonly ca?: string
}

/** The two protocols, as the beginning of an address names them. */
export type MailProtocol = 'imap' | 'smtp'

const defaultPorts: Readonly<Record<string, number>> = { imaps: 993, imap: 143, smtps: 465, smtp: 587 }

/**
 * Reads the address of a server: `imaps://host:993` for TLS from the first byte, `imap://host:143` for STARTTLS. In the
 * clear it goes on this machine only (there is nobody in between), or when the address ends in `?tls=none`.
 *
 * @returns the server, or the rest of a sentence that says what is wrong
 */
export function readMailServer(protocol: MailProtocol, address: string): MailServer | string {
  const example = protocol === 'imap' ? 'imaps://imap.example.com' : 'smtp://smtp.example.com:587'
  const url = URL.canParse(address) ? new URL(address) : undefined
  const scheme = url?.protocol.slice(0, -1) ?? ''
  if (!url || (scheme !== protocol && scheme !== `${protocol}s`) || url.hostname === '')
    return `must be like ${example}`
  if (url.username !== '' || url.password !== '')
    return 'must not carry a name or a password: they have settings'
  if ((url.pathname !== '' && url.pathname !== '/') || url.hash !== '')
    return `must end after the port, like ${example}`
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? defaultPorts[scheme]! : Number(url.port)
  const wish = url.search === '' ? undefined : url.search.slice(1)
  if (wish !== undefined && wish !== 'tls=none' && wish !== 'tls=starttls')
    return 'may end in ?tls=none or ?tls=starttls and in nothing else'
  if (scheme.endsWith('s')) {
    return wish === undefined
      ? { host, port, tls: 'implicit' }
      : `must begin with ${protocol}:// when it says ${wish}`
  }
  const isPlain = wish === 'tls=none' || (wish === undefined && isLoopbackHost(host))
  return { host, port, tls: isPlain ? 'off' : 'starttls' }
}

/** True for names and addresses of this machine. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * The address that a person means by `host` or `host:port`; an address is left as it is. The ports that stand for TLS
 * from the first byte are taken for it, and so is a bare host on another machine.
 */
export function mailServerUrl(protocol: MailProtocol, typed: string): string {
  if (typed.includes('://')) return typed
  const [, host = typed, port] = /^(.*?)(?::(\d+))?$/.exec(typed) ?? []
  const securePort = String(defaultPorts[`${protocol}s`])
  const isBareImap =
    protocol === 'imap' && port === undefined && !isLoopbackHost(host.replace(/^\[|\]$/g, ''))
  const scheme = port === securePort || isBareImap ? `${protocol}s` : protocol
  return `${scheme}://${host}${port === undefined ? '' : `:${port}`}`
}

/** How the way to a server is protected, in words for people. */
export const protectionOf = ({ tls }: MailServer): string =>
  ({ implicit: 'TLS', starttls: 'STARTTLS', off: 'in the clear' })[tls]
