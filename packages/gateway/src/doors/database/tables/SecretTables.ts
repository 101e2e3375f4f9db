/** Tables of `accounts/credentials/` and `smime/certificates/`. */
export interface SecretTables {
  /** Passwords of people whose mail lies on another server, while they are signed in or something of theirs is queued. */
  mail_secrets: {
    account_id: number
    /** As `SecretBox` seals it: useless without a key that is not in the database. */
    sealed: string
    changed_at: number
  }
  /** Certificates of people's own, whose keys open encrypted mail. */
  own_certificates: {
    account_id: number
    /** SHA-256, lower-case hexadecimal. */
    fingerprint: string
    /** DER in base64. */
    certificate: string
    /** PKCS#8 in base64, as `SecretBox` seals it. */
    sealed_key: string
    imported_at: number
  }
}
