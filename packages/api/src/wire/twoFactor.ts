import * as v from 'valibot'
import { wireWhole } from './common'

/**
 * How an account stands with the second step. `google` is the texts' word for an authenticator app. `phone` are the last digits of
 * the number that codes go to, empty for none, and absent where no SMS is sent.
 */
export const wireTwoFactor = v.object({
  google: v.boolean(),
  backup_codes: wireWhole,
  phone: v.optional(v.string()),
})

/** With what the second step can be taken; `phone` as above. */
export const wireSecondStepWays = v.object({ google: v.boolean(), phone: v.string() })

/** What an authenticator app needs: base32, and the same as an `otpauth:` address for a QR code. */
export const wireAuthenticator = v.object({ secret: v.string(), qrcode: v.string() })

/** A code of the authenticator, or a backup code, as it was typed. */
export const wireCode = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })

/** The account's password or a code, wrapped like a password. */
export const wireProof = v.object({ proof: v.pipe(v.string(), v.maxLength(4000)) })

/** A mobile number as it was typed, with the proof of who asks. */
export const wirePhone = v.object({ phone: v.pipe(v.string(), v.maxLength(40)), ...wireProof.entries })

/** Backup codes, told this once. */
export const wireBackupCodes = v.object({ backup_codes: v.array(v.string()) })
