/** Tables of `accounts/credentials/`, `smime/certificates/` and `session/`. */
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
  /** What somebody proves the second step of signing in with. */
  authenticators: {
    account_id: number
    /** Base32, as `SecretBox` seals it. */
    sealed_secret: string
    /** Null until a code of it was brought. */
    confirmed_at: number | null
    /** The half minute of the last code that was used. */
    last_step: number
  }
  /** Those that were not used. */
  backup_codes: {
    account_id: number
    code_hash: string
  }
  /** Who has taken the first step of signing in and not the second. */
  half_sign_ins: {
    token_hash: string
    account_id: number
    /** As `SecretBox` seals it; null where no mail server wants it. */
    sealed_password: string | null
    expires_at: number
  }
  /** Puzzles before signing in: those that wait for their answer, and those that were solved and not used. */
  captchas: {
    id_hash: string
    /** Of the cookie of the browser that it was made for. */
    browser_hash: string
    /** What its address is counted under. */
    client: string
    /** The answer that is wanted, as JSON. */
    solution: string
    is_solved: number
    expires_at: number
  }
  /** Who somebody is at services that sign people on. */
  identities: {
    way: 'wechat'
    /** As the service names the person to us. */
    subject: string
    account_id: number
    bound_at: number
  }
  /** Keys on people's devices that sign them in. */
  passkeys: {
    id: string
    /** As the device names it, base64url. */
    credential_id: string
    account_id: number
    /** What devices know the account by, base64url; the same for all passkeys of an account. */
    user_handle: string
    /** SubjectPublicKeyInfo (DER) in base64url. */
    public_key: string
    /** How often it has signed, as it says; 0 where it does not count. */
    sign_count: number
    /** JSON. */
    transports: string
    name: string
    created_at: number
    used_at: number | null
  }
}
