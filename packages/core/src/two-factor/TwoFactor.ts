/** How an account stands with the second step of signing in. @source SE-08 */
export interface TwoFactorState {
  /** An authenticator is asked for its code after the password. */
  readonly isOn: boolean
  /** Backup codes that were not used yet. */
  readonly backupCodesLeft: number
  /** Codes by SMS; absent where the mail system sends none. */
  readonly phone?: {
    /** Last digits of the number; absent while there is none. */
    readonly numberEnd?: string
  }
}

/** What an authenticator app needs to know, once. @source SE-08 */
export interface AuthenticatorSetup {
  /** 16 characters of base32, for typing it in. */
  readonly secret: string
  /** The same for a camera, as a QR code: `otpauth://totp/…`. */
  readonly uri: string
}

/** With what the second step can be taken, beside backup codes. @source SE-08 */
export interface SecondStepWays {
  readonly hasAuthenticator: boolean
  /** Last digits of the number that codes can be sent to; absent for none. */
  readonly phoneEnd?: string
}
