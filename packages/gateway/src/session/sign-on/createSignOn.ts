import { MailroomError, type SignOnArrival, type SignOnWay } from '@mailroom/core'
import type { Logger } from 'pino'
import type { AccountId } from '../../accounts/AccountId'
import type { Audit } from '../../accounts/audit'
import type { BegunSession, HalfSignedIn } from '../HalfSignIn'
import { createSealedTurns, type SealedTurnParts } from '../sealedTurns'
import type { ActiveSession } from '../Sessions'
import { isSameSecret, newToken } from '../tokens'
import type { Proof } from '../two-factor/TwoFactor'
import type { Identities } from './identities'
import { nobody, over, refused } from './signOnFaults'
import type { SignOnIdentity, SignOnProvider, SignOnTurn } from './SignOnProvider'

/** Where a browser goes, and what it keeps until it comes back. */
export interface BegunSignOn {
  readonly url: string
  /** For its cookie. */
  readonly sealed: string
}

/** What a browser brings back. */
export interface SignOnReturn {
  /** Of its cookie. */
  readonly sealed: string | undefined
  readonly arrival: SignOnArrival
  readonly clientAddress: string
}

/** Signing in by services outside. As core's `SignOnPort`. @source SE-27, SE-09 */
export interface SignOn {
  readonly ways: readonly SignOnWay[]
  /** @param origin of the page, `https://mail.example.com` */
  begin(way: SignOnWay, origin: string): Promise<BegunSignOn>
  signIn(
    back: SignOnReturn,
  ): Promise<{ readonly way: SignOnWay; readonly begun: BegunSession | HalfSignedIn }>
  boundAt(accountId: AccountId): Promise<number | undefined>
  beginBinding(session: ActiveSession, proof: Proof, origin: string): Promise<BegunSignOn>
  bind(session: ActiveSession, back: SignOnReturn): Promise<void>
  unbind(session: ActiveSession, proof: Proof): Promise<void>
  /** Where who came by the organisation's sign-on signs out of it; undefined where nowhere, or it does not answer. */
  endUrl(origin: string): Promise<string | undefined>
}

/** What it works with. */
export interface SignOnParts extends SealedTurnParts {
  readonly providers: Readonly<Partial<Record<SignOnWay, SignOnProvider>>>
  readonly identities: Identities
  readonly audit: Audit
  readonly log: Logger
  /** The account of an address, when its mail can be reached without its password. */
  readonly findByAddress: (address: string) => Promise<AccountId | undefined>
  readonly addressOf: (accountId: AccountId) => Promise<string>
  /** What stands for the first step, where a second one has to follow. */
  readonly halfway: (accountId: AccountId) => Promise<HalfSignedIn | undefined>
  readonly begin: (accountId: AccountId) => Promise<BegunSession>
  /** The owner of the session is there. @throws MailroomError invalid at `proof`, locked */
  readonly prove: (session: ActiveSession, proof: Proof) => Promise<void>
  readonly endOthers: (session: ActiveSession) => Promise<void>
}

/** What the cookie of a browser holds. */
interface Turn extends SignOnTurn {
  readonly way: SignOnWay
  /** Whose account an identity is to be bound to; absent where somebody signs in. */
  readonly accountId?: AccountId
}

/** How long somebody may take to sign on elsewhere. */
export const signOnLifeSeconds = 600

/** The page that people come back to: it hands over what its address says, and nobody is sent anywhere from there. */
const returnPaths = { signIn: '/login', bind: '/setting/twofactor' } as const

/** @source SE-27, SE-09, RFC 9700 */
export function createSignOn(parts: SignOnParts): SignOn {
  const { providers, identities, audit, log } = parts
  const turns = createSealedTurns<Turn>('sign-on', signOnLifeSeconds, parts)

  const providerOf = (way: SignOnWay): SignOnProvider => {
    const provider = providers[way]
    if (!provider) throw new MailroomError('forbidden', `Signing on by ${way} is turned off.`)
    return provider
  }
  const send = async (way: SignOnWay, redirectUri: string, accountId?: AccountId): Promise<BegunSignOn> => {
    const [state, nonce, verifier] = [newToken(), newToken(), newToken()]
    const turn: Turn = {
      way,
      state,
      nonce,
      verifier,
      redirectUri,
      ...(accountId !== undefined && { accountId }),
    }
    return { url: await providerOf(way).authorizeUrl(turn), sealed: turns.seal(turn) }
  }
  /** Who has come back, for what they were sent for. */
  const identify = async ({ sealed, arrival }: SignOnReturn, accountId?: AccountId) => {
    const turn = await turns.spend(
      sealed,
      (held) => isSameSecret(held.state, arrival.state) && held.accountId === accountId,
    )
    if (!turn) throw over()
    if (arrival.error === 'access_denied')
      throw new MailroomError('invalid', 'Sign-on: the person stopped.', { detail: 'signOnStopped' })
    if (arrival.code === undefined) throw refused(`it failed (${arrival.error?.slice(0, 80)}).`)
    const identity = await providerOf(turn.way).identify(turn, arrival.code, arrival)
    return { way: turn.way, identity }
  }
  const accountOf = async (identity: SignOnIdentity): Promise<AccountId> => {
    const address = 'address' in identity ? identity.address : await boundAddress(identity.subject)
    const found = await parts.findByAddress(address)
    if (found === undefined)
      throw nobody('signOnUnknown', 'nobody has that address, or the mail needs a password.')
    return found
  }
  const boundAddress = async (subject: string) => {
    const accountId = await identities.accountOf(subject)
    if (accountId === undefined) throw nobody('wechatUnbound', 'the identity is bound to no account.')
    return parts.addressOf(accountId)
  }
  /** Writes down what was refused, with no word of what the service said about anybody. */
  const noted = async <T>({ clientAddress }: SignOnReturn, act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      log.warn({ why: (error as Error).message }, 'sign-on refused')
      await audit.record({ action: 'sign-on-refused', clientAddress })
      throw error
    }
  }

  return {
    ways: Object.keys(providers) as SignOnWay[],

    begin: (way, origin) => send(way, `${origin}${returnPaths.signIn}`),

    signIn: (back) =>
      noted(back, async () => {
        const { way, identity } = await identify(back)
        const accountId = await accountOf(identity)
        const half = await parts.halfway(accountId)
        if (half) return { way, begun: half }
        const { clientAddress } = back
        await audit.record({ action: 'sign-in', accountId, clientAddress, details: { way } })
        return { way, begun: await parts.begin(accountId) }
      }),

    boundAt: (accountId) => identities.boundAt(accountId),

    async beginBinding(session, proof, origin) {
      providerOf('wechat')
      await parts.prove(session, proof)
      return send('wechat', `${origin}${returnPaths.bind}`, session.accountId)
    },

    bind: ({ accountId }, back) =>
      noted(back, async () => {
        const { identity } = await identify(back, accountId)
        if (!('subject' in identity)) throw refused('such an identity is not bound.')
        await identities.bind(accountId, identity.subject)
        await audit.record({ action: 'identity-bound', accountId, clientAddress: back.clientAddress })
      }),

    async unbind(session, proof) {
      await parts.prove(session, proof)
      const { accountId } = session
      await identities.release(accountId)
      await audit.record({ action: 'identity-released', accountId, clientAddress: proof.clientAddress })
      await parts.endOthers(session)
    },

    async endUrl(origin) {
      try {
        return await providers.oidc?.endUrl?.(`${origin}${returnPaths.signIn}`)
      } catch (error) {
        // Whoever leaves is not kept here by a service that is down.
        log.warn({ why: (error as Error).message }, 'sign-on: no way out found')
        return undefined
      }
    },
  }
}
