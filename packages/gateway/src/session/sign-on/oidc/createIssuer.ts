import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { OuterFetch } from '../../../outer/createOuterFetch'
import { askService } from '../askService'
import { silent } from '../signOnFaults'
import { type Discovery, discoverySchema, keySetSchema } from './oidcDocuments'

/** An issuer's own documents, asked for when they are needed and kept for a while. */
export interface Issuer {
  /** @throws MailroomError offline */
  discover(): Promise<Discovery>
  /** Its keys; asked for anew when a token names one that is not among them. */
  readonly keys: JWTVerifyGetKey
}

/** What it is asked with. */
export interface IssuerParts {
  readonly issuer: string
  readonly fetchOuter: OuterFetch
  /** Hosts that may be asked over plain HTTP. */
  readonly innerHosts: readonly string[]
  /** ms since 1970. */
  readonly now: () => number
}

const keepMs = 3_600_000
/** Keys are not asked for more often than this, whatever tokens name. */
const keysAgainMs = 30_000

/** @source SE-27, OpenID Connect Discovery 4, N1 */
export function createIssuer({ issuer, fetchOuter, innerHosts, now }: IssuerParts): Issuer {
  const isSecure = (url: string) => {
    if (!URL.canParse(url)) return false
    const { protocol, host, hostname } = new URL(url)
    return (
      protocol === 'https:' ||
      (protocol === 'http:' && [host, hostname].some((name) => innerHosts.includes(name)))
    )
  }
  const mustBeSecure = (...urls: readonly (string | undefined)[]) => {
    if (!urls.every((url) => url === undefined || isSecure(url)))
      throw silent('an address of the issuer is not secure.')
  }

  const askDiscovery = async (): Promise<Discovery> => {
    mustBeSecure(issuer)
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const found = await askService(fetchOuter, { url, schema: discoverySchema })
    // A document of another issuer would let that one sign people in here.
    if (found.issuer !== issuer) throw silent(`the issuer calls itself otherwise than ${issuer}.`)
    mustBeSecure(found.authorization_endpoint, found.token_endpoint, found.jwks_uri)
    mustBeSecure(found.userinfo_endpoint, found.end_session_endpoint)
    return found
  }
  const discover = kept(askDiscovery, keepMs, now)
  const askKeys = async () => {
    const { jwks_uri: url } = await discover.get()
    const found = await askService(fetchOuter, { url, schema: keySetSchema })
    return createLocalJWKSet(found)
  }
  const keySet = kept(askKeys, keepMs, now)

  return {
    discover: () => discover.get(),
    async keys(header, token) {
      const find = await keySet.get()
      try {
        return await find(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || keySet.ageMs() < keysAgainMs) throw error
        return (await keySet.renew())(header, token)
      }
    },
  }
}

/** An answer that is asked for once for all who want it, and again when it is old. A failure is not kept. */
function kept<T>(ask: () => Promise<T>, lifeMs: number, now: () => number) {
  let latest: { readonly at: number; readonly answer: Promise<T> } | undefined
  const renew = (): Promise<T> => {
    const asking = { at: now(), answer: ask() }
    latest = asking
    asking.answer.catch(() => {
      if (latest === asking) latest = undefined
    })
    return asking.answer
  }
  const ageMs = () => (latest ? now() - latest.at : Infinity)
  return {
    ageMs,
    renew,
    get: () => (latest && ageMs() < lifeMs ? latest.answer : renew()),
  }
}
