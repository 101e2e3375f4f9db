import type { Gender } from '@mailroom/core'
import type { Generated } from 'kysely'

/** 0 or 1. */
export type Bit = 0 | 1

/** Tables of `accounts/`. */
export interface AccountTables {
  departments: {
    id: Generated<number>
    name: string
    parent_id: number | null
  }
  accounts: {
    id: Generated<number>
    /** Main address, lower case. */
    address: string
    /** The part before the @, lower case: what a person signs in with. */
    login_name: string
    display_name: string
    /** Empty for none. */
    english_name: Generated<string>
    job_number: string | null
    department_id: number | null
    /** argon2id in its own text form; null while no password is set. */
    password_hash: string | null
    is_active: Generated<Bit>
    /** Rank of the highest level that its owner may write and read. */
    secrecy_ceiling: Generated<number>
    created_at: number
    /** The administrator wants the password changed. */
    must_change_password: Generated<Bit>
    /** Room for files that mails link to; null for that of everybody. */
    disk_bytes: number | null
    /** Administers the organisation's mail. */
    is_admin: Generated<Bit>
    /** Cannot sign in; mail still arrives. */
    is_blocked: Generated<Bit>
    gender: Generated<Gender>
  }
  /** Each person shows one at most. */
  profile_pictures: {
    account_id: number
    /** Another one for each picture; it is in the address of it. */
    picture_id: string
    blob_key: string
  }
  /** Further addresses; one address may stand for several accounts. */
  aliases: {
    address: string
    account_id: number
  }
  login_attempts: {
    /** `account:<id>`, `client:<address>` `folder-lock:<id>`, `file-lock:<id>` or `calendar-lock:<id>`. */
    subject: string
    failures: number
    last_at: number
    locked_until: number
  }
  audit_records: {
    id: Generated<number>
    at: number
    account_id: number | null
    /** The administrator who did it; null for the owner of the account, and for the command line. */
    actor_id: number | null
    /** `sign-in`, `sign-in-refused`, `password-changed` ... */
    action: string
    client_address: string
    /** JSON object. */
    details: string
  }
  /** What an administrator has set in place of the configuration. */
  organisation_settings: {
    /** Name of the setting. */
    name: string
    /** JSON. */
    value: string
  }
  user_settings: {
    account_id: number
    page_size: number
    locale: string | null
    skin: string
    color_scheme: string
    by_conversation: Bit
    reading_pane: string
    density: string
    mark_read_seconds: number
    /** JSON object of pixels. */
    sizes: string
    /** Null until something was chosen. */
    undo_seconds: number | null
    /** Null until something was chosen. */
    writing_mode: string | null
  }
}
