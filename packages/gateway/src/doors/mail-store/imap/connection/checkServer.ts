import { MailroomError } from '@mailroom/core'
import type { ImapServer } from './ImapSettings'

/**
 * Refuses settings that would send passwords in clear text over a network without anybody having said so. `invalid`
 *
 * @source GW-03
 */
export function checkServer({ host, tls, isPlainAllowed = false }: ImapServer): void {
  if (tls !== 'none' || isPlainAllowed || isLoopback(host)) return
  throw new MailroomError(
    'invalid',
    `The IMAP server ${host} is to be reached without TLS, so passwords would travel in clear text. ` +
      'Use tls or starttls, or allow plain connections explicitly.',
  )
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
