import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** What an id token must fit. */
export interface IdTokenTerms {
  readonly issuer: string
  readonly clientId: string
  readonly nonce: string
  readonly keys: JWTVerifyGetKey
  /** ms since 1970. */
  readonly now: number
}

/** Signed with a key that only the issuer has. `none` and HS256 are not among them, whatever a token says. @source RFC 8725 3.1 */
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
]
/** Clocks of issuer and gateway may differ by this much. */
const skewSeconds = 60
/** It was made a moment ago, for this very sign-on. */
const maxAgeSeconds = 600

/**
 * The claims of an id token that is the issuer's, for us, of now, and for this browser.
 *
 * @throws Error for any other
 * @source SE-27, OpenID Connect Core 3.1.3.7
 */
export async function checkIdToken(
  token: string,
  { issuer, clientId, nonce, keys, now }: IdTokenTerms,
): Promise<JWTPayload & { readonly sub: string }> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience: clientId,
    clockTolerance: skewSeconds,
    maxTokenAge: maxAgeSeconds,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    currentDate: new Date(now),
  })
  if (payload.nonce !== nonce) throw new Error('the nonce is another')
  const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1
  if ((isForSeveral || payload.azp !== undefined) && payload.azp !== clientId)
    throw new Error('it was made for another party')
  return payload as JWTPayload & { sub: string }
}
