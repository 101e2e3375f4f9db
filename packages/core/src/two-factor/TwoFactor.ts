/** How an account stands with the second step of signing in. @source SE-08 */
export interface TwoFactorState {
  /** An authenticator is asked for its code after the password. */
  readonly isOn: boolean
  /** Backup codes that were not used yet. */
  readonly backupCodesLeft: number
}

/** What an authenticator app needs to know, once. @source SE-08 */
export interface AuthenticatorSetup {
  /** 16 characters of base32, for typing it in. */
  readonly secret: string
  /** The same for a camera, as a QR code: `otpauth://totp/…`. */
  readonly uri: string
}
