import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { isMailroomError } from '@mailroom/core'
import type { Settings } from '../../../config/Settings'
import type { OuterFetch } from '../../../outer/createOuterFetch'
import { askService } from '../askService'
import { nobody, refused } from '../signOnFaults'
import type { SignOnProvider, SignOnTurn } from '../SignOnProvider'
import { checkIdToken } from './checkIdToken'
import { createIssuer } from './createIssuer'
import { type Discovery, tokenSchema, userInfoSchema } from './oidcDocuments'

/** The settings of the organisation's own sign-on. */
export type OidcSettings = Pick<
  Settings,
  'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'oidcDomains' | 'domains' | 'signOnInnerHosts'
>

/** What it is made with. */
export interface OidcParts {
  readonly settings: OidcSettings
  readonly fetchOuter: OuterFetch
  /** ms since 1970. */
  readonly now: () => number
}

/**
 * The organisation's own sign-on: authorization code flow with PKCE. Whoever comes is known by a verified address of the
 * organisation's own domains.
 *
 * @source SE-27, OpenID Connect Core 3.1, RFC 9700
 */
export function createOidc({ settings, fetchOuter, now }: OidcParts): SignOnProvider {
  const { oidcIssuer: issuer, oidcClientId: clientId } = settings
  const { discover, keys } = createIssuer({ issuer, fetchOuter, innerHosts: settings.signOnInnerHosts, now })

  /** Changes a code for tokens. */
  const redeem = async (code: string, { redirectUri, verifier }: SignOnTurn) => {
    const discovery = await discover()
    return askService(fetchOuter, {
      url: discovery.token_endpoint,
      schema: tokenSchema,
      ...asClient(settings, discovery, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    })
  }
  const claimsOf = async (token: string, { nonce }: SignOnTurn) => {
    try {
      return await checkIdToken(token, { issuer, clientId, nonce, keys, now: now() })
    } catch (error) {
      if (isMailroomError(error)) throw error
      throw refused(`the id token is not right: ${(error as Error).message}.`)
    }
  }
  /** Many issuers tell the address only when they are asked for it. */
  const withAddress = async (claims: JWTPayload & { sub: string }, accessToken: string | undefined) => {
    const { userinfo_endpoint: url } = await discover()
    if (claims.email !== undefined || url === undefined || accessToken === undefined) return claims
    const authorization = `Bearer ${accessToken}`
    const info = await askService(fetchOuter, { url, authorization, schema: userInfoSchema })
    if (info.sub !== claims.sub) throw refused('it tells of somebody else.')
    return info
  }

  return {
    async authorizeUrl({ state, nonce, verifier, redirectUri }) {
      const url = new URL((await discover()).authorization_endpoint)
      const values = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
      return url.href
    },

    async identify(turn, code, arrival) {
      if (arrival.issuer !== undefined && arrival.issuer !== issuer)
        throw refused('it came from another issuer.')
      const { id_token: idToken, access_token: accessToken } = await redeem(code, turn)
      const { email, email_verified } = await withAddress(await claimsOf(idToken, turn), accessToken)
      return { address: ownAddress(settings, email, email_verified) }
    },

    async endUrl(returnUrl) {
      const place = (await discover()).end_session_endpoint
      if (place === undefined) return undefined
      const url = new URL(place)
      url.searchParams.set('client_id', clientId)
      url.searchParams.set('post_logout_redirect_uri', returnUrl)
      return url.href
    },
  }
}

/** Who we are, in the way that the issuer wants it. @source RFC 6749 2.3.1 */
function asClient(
  { oidcClientId: clientId, oidcClientSecret: secret }: OidcSettings,
  { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] }: Discovery,
  form: Readonly<Record<string, string>>,
) {
  if (secret === '') return { form: { ...form, client_id: clientId } }
  if (!ways.includes('client_secret_basic') && ways.includes('client_secret_post'))
    return { form: { ...form, client_id: clientId, client_secret: secret } }
  const pair = [clientId, secret]
    .map((part) => new URLSearchParams([['', part]]).toString().slice(1))
    .join(':')
  return { form, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

/** An address counts that the issuer has verified and that is of the organisation. @throws MailroomError invalid */
function ownAddress({ oidcDomains, domains }: OidcSettings, email: unknown, isVerified: unknown): string {
  if (typeof email !== 'string' || isVerified !== true)
    throw nobody('signOnAddress', 'no verified address came along.')
  const address = email.trim().toLowerCase()
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const own = oidcDomains.length > 0 ? oidcDomains : domains
  if (!own.includes(domain)) throw nobody('signOnAddress', 'the address is of another domain.')
  return address
}
