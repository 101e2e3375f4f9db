import { MailroomError } from '@mailroom/core'
import { decodeProtectedHeader, importSPKI, type JWTPayload, jwtVerify } from 'jose'
import type { BegunSession, HalfSignedIn } from './HalfSignIn'
import type { Sessions } from './Sessions'
import type { UsedOnce } from './usedOnce'

/** How a portal's tickets are known to be its own. */
export interface TicketTrust {
  readonly issuer: string
  readonly audience: string
  /** Shared secret for HS256, or a public key (PEM) for EdDSA and RS256. */
  readonly key: { readonly secret: string } | { readonly publicPem: string }
}

/** Begins a session for whom a portal vouches. */
export type TicketSignIn = (ticket: string) => Promise<BegunSession | HalfSignedIn>

/** What it needs. */
export interface TicketParts {
  readonly trust: TicketTrust
  readonly accounts: { findByAddress(address: string): Promise<number | undefined> }
  readonly sessions: Sessions
  readonly usedOnce: UsedOnce
  /** What stands for the first step, where a second one has to follow. */
  readonly halfway: (accountId: number) => Promise<HalfSignedIn | undefined>
  /** ms since 1970. */
  readonly now: () => number
}

/** Longest life that a ticket may give itself. */
const maxLifeSeconds = 300
/** Clocks of portal and gateway may differ by this much. */
const skewSeconds = 30

/**
 * Signs on with a ticket: a JWT with `iss`, `aud`, `iat`, `exp` (at most five minutes later), `jti` and the person's
 * address in `sub`. Each is accepted once. Whatever is wrong with it, the answer is the same: `invalid`.
 *
 * @source SE-27, RFC 7519, RFC 8725
 */
export function createTicketSignIn(parts: TicketParts): TicketSignIn {
  const { trust, accounts, sessions, usedOnce, now } = parts
  return async (ticket) => {
    try {
      const payload = await verify(ticket, trust, now())
      const accountId = await accounts.findByAddress(payload.sub)
      const isFirst = await usedOnce.take(
        'ticket',
        `${trust.issuer} ${payload.jti}`,
        (payload.exp + skewSeconds) * 1000,
      )
      if (accountId === undefined || !isFirst)
        throw new Error('The ticket was used, or its person is unknown.')
      return (await parts.halfway(accountId)) ?? (await sessions.begin(accountId))
    } catch (cause) {
      throw new MailroomError('invalid', 'Ticket refused.', { detail: 'ticketRefused', cause })
    }
  }
}

type Ticket = JWTPayload & { readonly sub: string; readonly jti: string; readonly exp: number }

async function verify(ticket: string, { key, issuer, audience }: TicketTrust, now: number): Promise<Ticket> {
  // The key decides which algorithms may be used, never the ticket: else a public key could serve as a secret.
  const algorithms = 'secret' in key ? ['HS256'] : ['EdDSA', 'RS256']
  const { alg = '' } = decodeProtectedHeader(ticket)
  if (!algorithms.includes(alg)) throw new Error(`Tickets are not signed by ${alg}.`)
  const material =
    'secret' in key ? new TextEncoder().encode(key.secret) : await importSPKI(key.publicPem, alg)
  const { payload } = await jwtVerify(ticket, material, {
    algorithms,
    issuer,
    audience,
    clockTolerance: skewSeconds,
    maxTokenAge: maxLifeSeconds,
    requiredClaims: ['sub', 'jti', 'exp', 'iat'],
    currentDate: new Date(now),
  })
  if (payload.exp! - payload.iat! > maxLifeSeconds) throw new Error('The ticket lives too long.')
  return payload as Ticket
}
