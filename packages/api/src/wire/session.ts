import * as z from 'zod/mini'
import { wireAddress } from './common'

/** What the sign-in page shows. `public_key` is PEM (SPKI); passwords are wrapped with it. */
export const wireLoginBefore = z.object({
  title: z.string(),
  welcome_logo: z.string(),
  spam_rate: z.nullable(z.number()),
  virus_rate: z.nullable(z.number()),
  login_methods: z.array(z.enum(['password', 'ticket'])),
  public_key: z.string(),
  /** The server's clock, in whole seconds since 1970, for the time inside wrapped passwords. */
  time: z.int(),
})

/** Who is signed in and what they may use. `csrf_token` goes into the X-CSRF-Token header of changing calls. */
export const wireLoginAfter = z.object({
  csrf_token: z.string(),
  title: z.string(),
  name: z.string(),
  realname: z.string(),
  email: z.string(),
  department: z.string(),
  mfroms: z.array(wireAddress),
  exclude_ext: z.array(z.string()),
  max_message_size: z.int(),
  draft_auto_save_minute: z.int(),
  sw_new_mail_remind: z.boolean(),
  is_fwmail: z.boolean(),
  is_maildownload: z.boolean(),
  disable_delete_button: z.boolean(),
  is_swtime: z.boolean(),
  logout_url: z.string(),
})

/** Name and wrapped password: base64 of RSA(password + seconds since 1970). */
export const wireLogin = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(320)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
})

/** A portal's signed word for its user: a JWT. */
export const wireTicketLogin = z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(8192)) })

/** Where the organisation wants people to go after signing out; empty for the sign-in page. */
export const wireLogout = z.object({ logout_url: z.string() })

/** A single-use ticket for the live line, valid for seconds. */
export const wireWss = z.object({ token: z.string() })
