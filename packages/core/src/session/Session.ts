import type { PersonLook } from '../approvals/Gender'
import type { CaptchaKind } from '../captcha/Captcha'
import type { Address } from '../mail/Address'

/** What the sign-in page needs before anybody is known. @source SE-20 */
export interface SignInInfo {
  /** The organisation's name for its mail. */
  readonly title: string
  /** Address of a logo picture; absent when the organisation has none. */
  readonly logoUrl?: string
  /** Figures of the claim on the page, in percent; absent when the organisation makes none. @source SE-19 */
  readonly claims?: { readonly spamPercent: number; readonly virusPercent: number }
  /** When a captcha goes with name and password, and of which kind; absent when none is asked for. @source SE-04 to SE-06 */
  readonly captcha?: { readonly when: 'failures' | 'always'; readonly kind: CaptchaKind }
  /** Ways to sign in that are on. */
  readonly methods: readonly SignInMethod[]
  /** What the organisation calls its own sign-on (`oidc`); absent when it has no name. @source SE-27 */
  readonly signOnName?: string
  /**
   * Where people sign in by HTTPS; absent when there is no such place. `isRequired` says that they may not sign in
   * otherwise. @source SE-10
   */
  readonly secure?: { readonly origin: string; readonly isRequired: boolean }
  /** People may ask for an account. @source SE-11 */
  readonly canRegister: boolean
}

/**
 * `password`: account or job number with a password. `ticket`: a portal vouches for its user. `oidc` and `wechat`: a
 * service outside does. `passkey`: a key on the person's device, instead of the password.
 */
export type SignInMethod = 'password' | 'ticket' | 'oidc' | 'wechat' | 'passkey'

/** What a person enters to sign in. */
export interface Credentials {
  /** Account name, full address or job number. */
  readonly username: string
  readonly password: string
  /** Id of a captcha that was solved, where one is wanted. */
  readonly captchaId?: string
}

/** Somebody is signed in: who, and what they may use. */
export interface Session {
  readonly user: PersonLook & {
    readonly address: Address
    readonly department: string
    /** All addresses the user may write from, the main one first. */
    readonly senders: readonly Address[]
  }
  readonly organisation: { readonly title: string }
  /** It works in the mailbox of somebody else, who is the user as long as it does. @source SH-04 */
  readonly isShared: boolean
  /**
   * True for a password that is weak by the rules of now, or that the administrator wants changed: until then every call
   * but those about the password and the session itself is `forbidden`. @source SE-22
   */
  readonly mustChangePassword: boolean
  /** The screen is locked: the mail system answers nothing but the way out, and unlocking. @source LK-03 */
  readonly isLocked: boolean
  readonly limits: {
    /** Forbidden file extensions, lower case without dot. */
    readonly forbiddenExtensions: readonly string[]
    /** Largest mail that can be sent, in bytes, attachments encoded. */
    readonly maxMessageBytes: number
    /** Minutes between automatic saves of a draft. @source CO-10 */
    readonly draftSaveMinutes: number
    /** Seconds without anybody after which the page ends the session. @source SE-17 */
    readonly idleSeconds: number
  }
  readonly features: {
    /** Mails can be written; not in the mailbox of somebody else who lets one only read and put in order. @source CO-17 */
    readonly compose: boolean
    /**
     * Mails, folders and tags can be changed; not in the mailbox of somebody else who lets one only read.
     *
     * @default true
     * @source ST-16
     */
    readonly change?: boolean
    readonly forward: boolean
    readonly download: boolean
    /** All mails can be searched at once. @source SH-06 */
    readonly search: boolean
    readonly delete: boolean
    /** A red button deletes for good at once, in place of an entry of the menu. @source ML-08 */
    readonly deleteForeverButton: boolean
    /** Times in lists are shown with morning and afternoon. @source ML-21 */
    readonly twelveHourTime: boolean
    /** Mails that are destroyed after reading can be written. @source CO-06 */
    readonly burn: boolean
    /** Mails that are read with a password can be written. @source CO-06 */
    readonly mailPassword: boolean
    /** A browser may keep what was read, for reading without a connection. @source SH-20 */
    readonly offlineReading: boolean
    /**
     * There is a file center: disks, and what lies in transit. Not in the mailbox of somebody else, unless one manages it.
     *
     * @default true where the adapter has a disk
     * @source SH-01, HO-07
     */
    readonly files?: boolean
    /**
     * The organisation lets its people look through it: who is in which department and at which domain, and its lists.
     *
     * @default true
     * @source CT-01
     */
    readonly directory?: boolean
    /** New mail is announced live. */
    readonly liveMail: boolean
  }
}
