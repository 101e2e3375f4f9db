import type { Generated } from 'kysely'
import type { Bit } from './AccountTables'

/** Tables of `session/`. */
export interface SessionTables {
  sessions: {
    id: string
    /** SHA-256 of the cookie's value, base64url. */
    token_hash: string
    account_id: number
    created_at: number
    /** Last activity, a little rounded. */
    seen_at: number
    /** The session is over then in any case. */
    expires_at: number
    ended_at: number | null
    /** Nothing is served but changing the password and signing out. */
    must_change_password: Generated<Bit>
    /** Whence the person signed in: the browser's own word for itself, cut, and its address. */
    user_agent: Generated<string>
    client_address: Generated<string>
    /** The screen is locked since then. */
    locked_at: number | null
    /** The share through which it works in somebody else's mailbox; that may have ended since. */
    share_id: Generated<string | null>
  }
  /** Who may work in whose mailbox. Another level is another share. */
  mailbox_shares: {
    id: string
    owner_id: number
    person_id: number
    level: 'readOnly' | 'readWrite' | 'proxySend' | 'fullControl'
    created_at: number
  }
  /** What was used and must not be used again before it expires by itself. */
  used_once: {
    hash: string
    expires_at: number
  }
  /** Tickets for the live line that nobody has used yet. */
  live_tickets: {
    hash: string
    session_id: string
    account_id: number
    expires_at: number
  }
  /** The latest sign-ins of each account. */
  sign_ins: {
    id: Generated<number>
    account_id: number
    /** The session that it began; that may have been forgotten since. */
    session_id: string
    at: number
    client_address: string
    user_agent: string
  }
}
