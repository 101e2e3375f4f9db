import { isIP } from 'node:net'
import { MailroomError } from '@mailroom/core'

/** Where passkeys are made and asked for. */
export interface PasskeyPlace {
  /** Of the page: `https://mail.example.com`. */
  readonly origin: string
  /** Name of the site that passkeys are bound to. @source WebAuthn 3, RP ID */
  readonly site: string
}

/** The place of a page. @throws MailroomError invalid where browsers make no passkeys: at an address without a name */
export function passkeyPlace(origin: string): PasskeyPlace {
  const { hostname } = new URL(origin)
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0)
    throw new MailroomError('invalid', 'Passkeys need a host name.', { detail: 'passkeyAddress' })
  return { origin, site: hostname }
}
