import { maxPasskeyName } from '@mailroom/core'
import * as v from 'valibot'
import { wireTime } from './common'

/** Bytes in base64url; of public keys at most, RSA ones. */
const wireBytes64 = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(4096))

const wireDescriptor = v.object({
  credential_id: wireBytes64,
  transports: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)),
})

/** A passkey as its owner sees it. */
export const wirePasskey = v.object({
  id: v.string(),
  name: v.string(),
  created_at: wireTime,
  used_at: v.nullable(wireTime),
})

/** The passkeys of the account. */
export const wirePasskeys = v.object({ results: v.array(wirePasskey) })

/** What a browser makes a passkey from. */
export const wirePasskeySetup = v.object({
  challenge: v.string(),
  rp_id: v.string(),
  rp_name: v.string(),
  user_id: v.string(),
  user_name: v.string(),
  display_name: v.string(),
  algorithms: v.array(v.number()),
  known: v.array(wireDescriptor),
})

/** A passkey that was made. */
export const wireNewPasskey = v.object({
  ...wireDescriptor.entries,
  name: v.pipe(v.string(), v.maxLength(10 * maxPasskeyName)),
  client_data: wireBytes64,
  authenticator_data: wireBytes64,
  public_key: wireBytes64,
})

/** What a passkey is called. */
export const wirePasskeyName = v.object({ name: v.pipe(v.string(), v.maxLength(10 * maxPasskeyName)) })

/** Which step of signing in it is to take. */
export const wirePasskeyStep = v.object({ step: v.picklist(['first', 'second']) })

/** What a passkey is asked with. */
export const wirePasskeyRequest = v.object({
  challenge: v.string(),
  rp_id: v.string(),
  allowed: v.array(wireDescriptor),
  must_verify: v.boolean(),
})

/** What it has answered. */
export const wirePasskeyAnswer = v.object({
  credential_id: wireBytes64,
  client_data: wireBytes64,
  authenticator_data: wireBytes64,
  signature: wireBytes64,
  user_id: v.optional(wireBytes64),
})
