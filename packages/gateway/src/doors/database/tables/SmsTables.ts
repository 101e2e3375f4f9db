/** Tables of `sms`, and of codes that come so. */
export interface SmsTables {
  /** Numbers that codes of the second step go to. */
  phone_factors: {
    account_id: number
    /** Opens for its account only. */
    sealed_number: string
    /** ms since 1970. */
    confirmed_at: number
  }
  /** Codes that were sent and not used, the last of each kind. */
  sms_codes: {
    account_id: number
    /** What it is good for: taking a number into use, or the second step. */
    kind: 'number' | 'signIn'
    sealed_code: string
    /** Of a number that is to be taken into use. */
    sealed_number: string | null
    /** ms since 1970. */
    expires_at: number
  }
  /** Mobile numbers that people keep for those they write to. */
  sms_numbers: {
    account_id: number
    /** Lower case. */
    address_key: string
    /** Digits, with a plus before those that name a country. */
    number: string
    /** ms since 1970 */
    saved_at: number
  }
  /** One for each mail and recipient. */
  sms_notices: {
    message_id: string
    /** The envelope that names the recipient: of a mail that goes out separately each has its own. */
    envelope_id: string
    /** Lower case. */
    address_key: string
    /** Who wrote the mail. */
    account_id: number
    /** As it was when the mail was taken in; empty once nothing is to be sent any more. */
    number: string
    /**
     * `held` until a reviewer permits the mail. `sending` while the provider is asked: found so later, nobody knows whether it
     * went, and it does not go again.
     */
    state: 'held' | 'waiting' | 'sending' | 'sent' | 'refused' | 'unknown'
    /** From when on it may go: ms since 1970. */
    noted_at: number
  }
}
