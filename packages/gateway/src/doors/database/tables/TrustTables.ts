/** Tables of what people have decided about the mails they read, and what is known about their senders. */
export interface TrustTables {
  /** Senders whose pictures are shown without asking. */
  picture_senders: {
    account_id: number
    /** Lower case. */
    address: string
    allowed_at: number
  }
  /** What the domains of a sender said when a mail came in. */
  mail_checks: {
    envelope_id: string
    /** JSON: `AuthenticationResult[]`. */
    results: string
  }
  /** What was done with mails, by Message-ID: it goes with them through all folders and across IMAP servers' numbers. */
  mail_touches: {
    account_id: number
    message_id: string
    /** JSON: `MailTouch[]`, oldest first. */
    log: string
  }
}
