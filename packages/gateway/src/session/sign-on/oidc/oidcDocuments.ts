import * as v from 'valibot'

/** What an issuer says about itself, as far as we ask. @source OpenID Connect Discovery 3 */
export const discoverySchema = v.object({
  issuer: v.string(),
  authorization_endpoint: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
  userinfo_endpoint: v.optional(v.string()),
  end_session_endpoint: v.optional(v.string()),
  token_endpoint_auth_methods_supported: v.optional(v.array(v.string())),
})
/** The same, read. */
export type Discovery = v.InferOutput<typeof discoverySchema>

/** What a code is changed for. @source OpenID Connect Core 3.1.3.3 */
export const tokenSchema = v.object({ id_token: v.string(), access_token: v.optional(v.string()) })

/** @source RFC 7517 5 */
export const keySetSchema = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) })

/** Who somebody is, where the id token does not say. @source OpenID Connect Core 5.3.2 */
export const userInfoSchema = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
})
