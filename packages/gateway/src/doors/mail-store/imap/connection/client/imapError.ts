import { type ErrorKind, isMailroomError, MailroomError } from '@mailroom/core'
import type { ImapResponse } from 'imapflow'
import { responseCode, tokenText } from './ImapClient'

/** What imapflow and Node put on their errors. */
interface RawError extends Error {
  readonly code?: string
  readonly response?: ImapResponse | string
  readonly responseStatus?: string
  readonly responseText?: string
  readonly serverResponseCode?: string
  readonly authenticationFailed?: boolean
  readonly tlsFailed?: boolean
  /** SELECT was refused and LIST does not know the folder. */
  readonly mailboxMissing?: boolean
}

interface Judgement {
  readonly kind: ErrorKind
  readonly why: string
}

/** Response codes and what they mean for us. @source RFC 5530, RFC 7889, RFC 3501 7.1 */
const kindOfCode: Readonly<Record<string, ErrorKind>> = {
  NONEXISTENT: 'notFound',
  TRYCREATE: 'notFound',
  ALREADYEXISTS: 'conflict',
  OVERQUOTA: 'overQuota',
  NOPERM: 'forbidden',
  CANNOT: 'invalid',
  TOOBIG: 'tooLarge',
  APPENDLIMIT: 'tooLarge',
  UNAVAILABLE: 'offline',
  INUSE: 'offline',
  LIMIT: 'offline',
  'READ-ONLY': 'forbidden',
}

/** Refusals of a sign-in that no other password would change. */
const notThePassword: Readonly<Record<string, ErrorKind>> = {
  UNAVAILABLE: 'offline',
  INUSE: 'offline',
  LIMIT: 'offline',
  SERVERBUG: 'server',
  CONTACTADMIN: 'server',
  PRIVACYREQUIRED: 'server',
}

/** Codes of imapflow for a server that broke the protocol: the connection is of no use, and asking again would not help. */
const brokenProtocol = new Set([
  'ResponseProcessingFailed',
  'UnexpectedTag',
  'LiteralTooLarge',
  'LineTooLarge',
  'ResponseTooLarge',
  'InvalidResponse',
])

/** Every failure of a connection or a command as ours. Texts of the server stay in `cause`. */
export function imapError(error: unknown, what: string): MailroomError {
  if (isMailroomError(error)) return error
  const raw = error as RawError
  const { kind, why } = judge(raw)
  return new MailroomError(kind, `${what}: ${why}`, { cause: withoutSecrets(raw) })
}

function judge(error: RawError): Judgement {
  const code = codeOf(error)
  if (error.authenticationFailed && error.responseStatus !== undefined) return judgeSignIn(error, code)
  if (error.responseStatus !== undefined) return judgeAnswer(error, code)
  if (error.tlsFailed || isCertificateFault(error)) {
    return { kind: 'server', why: `the connection could not be protected (${error.code ?? error.message})` }
  }
  if (isUnsendable(error)) return { kind: 'invalid', why: 'it holds what IMAP cannot carry' }
  if (error.code !== undefined && brokenProtocol.has(error.code)) {
    return { kind: 'server', why: `the server's answer could not be read (${error.code})` }
  }
  if (error.authenticationFailed && error.code === undefined) {
    return { kind: 'server', why: `there is no way to sign in (${error.message})` }
  }
  return { kind: 'offline', why: `no answer came (${error.code ?? error.message})` }
}

function judgeSignIn(error: RawError, code: string | undefined) {
  const kind = code === undefined ? undefined : notThePassword[code]
  if (kind !== undefined) return { kind, why: `the sign-in was put off (${code})` }
  if (error.responseStatus !== 'NO') return { kind: 'server' as const, why: 'the sign-in was not understood' }
  return code === undefined && /tempora|unavailable|try again|too many/i.test(textOf(error))
    ? { kind: 'offline' as const, why: 'the server cannot check the sign-in now' }
    : { kind: 'unauthenticated' as const, why: 'the server refuses the account' }
}

function judgeAnswer(error: RawError, code: string | undefined) {
  if (error.mailboxMissing) return { kind: 'notFound' as const, why: 'there is no such folder' }
  const kind = code === undefined ? undefined : kindOfCode[code]
  if (kind !== undefined) return { kind, why: `the server said ${code}` }
  const said = textOf(error)
  if (error.responseStatus === 'NO' && /quota|mailbox is full/i.test(said)) {
    return { kind: 'overQuota' as const, why: 'there is no room left' }
  }
  if (error.responseStatus === 'NO' && isMissing(said)) {
    return { kind: 'notFound' as const, why: 'there is no such folder' }
  }
  return { kind: 'server' as const, why: `the server said ${error.responseStatus}` }
}

/** How servers without response codes say that a folder is not there. */
const isMissing = (said: string) =>
  /doesn't exist|does not exist|no such (mailbox|folder)|(mailbox|folder) not found|unknown (mailbox|folder)/i.test(
    said,
  )

const isCertificateFault = ({ code = '' }: RawError) =>
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|STARTTLS_INJECTION)/.test(
    code,
  )

function codeOf(error: RawError): string | undefined {
  const { response } = error
  if (typeof response === 'object') return responseCode(response)?.name
  return error.serverResponseCode?.toUpperCase()
}

function textOf({ responseText, response }: RawError): string {
  if (responseText !== undefined) return responseText
  if (typeof response === 'string') return response
  return response?.attributes?.map((part) => tokenText(part) ?? '').join(' ') ?? ''
}

/** True when the server refused one more connection of this account or from this machine. */
export function isConnectionLimit(error: unknown): boolean {
  const { serverCode, responseText = '' } =
    (error as { cause?: { serverCode?: string; responseText?: string } }).cause ?? {}
  return serverCode === 'LIMIT' || /too many|maximum number of connections/i.test(responseText)
}

/** imapflow keeps the whole command on its error: names of folders and people, which belong in no log. */
function withoutSecrets(error: RawError): Error {
  const { name, message, code, responseText, stack } = error
  return Object.assign(new Error(message), { name, code, responseText, stack, serverCode: codeOf(error) })
}

/** imapflow refuses to send line ends and the like; nothing has left us. */
const isUnsendable = ({ code = '' }: RawError) =>
  /^Invalid(String|Token|Text)Value$|^InvalidSequenceSet$/.test(code)

/** True when the connection is still good: the server answered, or nothing was sent. */
export const isHarmless = (error: unknown): boolean => {
  const raw = error as RawError
  return (
    isMailroomError(error) || raw.responseStatus === 'NO' || raw.responseStatus === 'BAD' || isUnsendable(raw)
  )
}
