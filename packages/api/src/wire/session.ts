import * as v from 'valibot'
import { wireAddress, wireFolderName, wireGender, wireWhole } from './common'
import { wireFolders } from './folders'
import { wireList } from './rows'
import { wireSettings } from './settings'
import { wireTags } from './tags'

/** What the sign-in page shows. `public_key` is PEM (SPKI); passwords are wrapped with it. */
export const wireLoginBefore = v.object({
  title: v.string(),
  welcome_logo: v.string(),
  spam_rate: v.nullable(v.number()),
  virus_rate: v.nullable(v.number()),
  login_methods: v.array(v.picklist(['password', 'ticket', 'oidc', 'wechat', 'passkey'])),
  /** What the organisation calls its sign-on `oidc`; may be empty. */
  sign_on_name: v.string(),
  /** When a captcha goes with name and password: never, after wrong passwords, always. */
  captcha_when: v.picklist(['never', 'failures', 'always']),
  captcha_type: v.picklist(['slide', 'click', 'text', 'arithmetic']),
  /** Origin under which people sign in by HTTPS; empty when there is none. */
  ssl_url: v.string(),
  /** They may not sign in by plain HTTP. */
  is_ssl: v.boolean(),
  /** People may ask for an account. */
  is_register: v.boolean(),
  public_key: v.string(),
  /** The server's clock, in whole seconds since 1970, for the time inside wrapped passwords. */
  time: wireWhole,
})

/** Who is signed in and what they may use. `csrf_token` goes into the X-CSRF-Token header of changing calls. */
export const wireLoginAfter = v.object({
  csrf_token: v.string(),
  /** The screen is locked: every call but this one, unlocking and signing out is refused. */
  is_locked: v.boolean(),
  title: v.string(),
  name: v.string(),
  realname: v.string(),
  email: v.string(),
  department: v.string(),
  gender: wireGender,
  /** Path of the picture, below the origin of the calls; empty for none. */
  imgurl: v.string(),
  mfroms: v.array(wireAddress),
  exclude_ext: v.array(v.string()),
  max_message_size: wireWhole,
  draft_auto_save_minute: wireWhole,
  /** Seconds without anybody after which the page ends the session. */
  lock_left: wireWhole,
  sw_new_mail_remind: v.boolean(),
  /** Mails may be written in the mailbox that the session works in. */
  is_compose: v.boolean(),
  /** Mails, folders and tags may be changed; absent where they always may. */
  is_change: v.optional(v.boolean()),
  /** It is the mailbox of somebody else. */
  is_shareduser: v.boolean(),
  is_fwmail: v.boolean(),
  is_maildownload: v.boolean(),
  is_fulltext: v.boolean(),
  disable_delete_button: v.boolean(),
  change_delete_button: v.boolean(),
  is_swtime: v.boolean(),
  sw_netdisk_page: v.boolean(),
  has_user_department_perm: v.boolean(),
  show_button_of_burn: v.boolean(),
  show_button_of_password: v.boolean(),
  /** Browsers may keep what was read, for reading without a connection. */
  is_offline_reading: v.boolean(),
  change_password: v.boolean(),
  logout_url: v.string(),
})

/** The folder whose first page is wanted with the rest. */
export const wireOpeningQuery = v.object({ folder: v.optional(wireFolderName) })

/**
 * What a client shows at first. Nothing goes with the session of a locked screen, or of a password that must be changed; and
 * what cannot be told at once, or fails, is left out, to be asked for by itself.
 */
export const wireOpening = v.object({
  session: wireLoginAfter,
  settings: v.optional(wireSettings),
  folders: v.optional(wireFolders),
  /** Others are at the top than these, which are enough for the first screen. */
  has_more_folders: v.optional(v.boolean()),
  tags: v.optional(wireTags),
  /** As many rows as the settings say, and conversations where they say so. */
  list: v.optional(wireList),
})

/** Name and wrapped password: base64 of RSA(password + seconds since 1970). */
export const wireLogin = v.object({
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(320)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
  /** Id of a captcha that was solved in this browser. */
  captcha: v.optional(v.string()),
})

/** A portal's signed word for its user: a JWT. */
export const wireTicketLogin = v.object({ ticket: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)) })

/** Where the organisation wants people to go after signing out; empty for the sign-in page. */
export const wireLogout = v.object({ logout_url: v.string() })

/** A single-use ticket for the live line, valid for seconds. */
export const wireWss = v.object({ token: v.string() })
