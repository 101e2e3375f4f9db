import * as v from 'valibot'
import { someText } from './setting'

/** How the gateway signs in to the server that takes mail: as the writer, as itself, or not at all. */
export const smtpSignIns = ['person', 'service', 'none'] as const
/** What people are called at the mail server: by their whole address, or by what stands before the @. */
export const loginNames = ['address', 'name'] as const

/** Keys of the settings that hold passwords. */
export const mailSystemSecrets = ['imapMasterPassword', 'smtpServicePassword'] as const

/**
 * An organisation's mail system in the settings file, for some of the domains. Every key but `domains` is also a setting
 * of its own, for the common case that one system has all of them.
 */
export const mailSystemSchema = v.strictObject({
  domains: v.pipe(v.array(someText), v.minLength(1)),
  imapUrl: v.string(),
  smtpUrl: v.string(),
  imapLoginName: v.optional(v.picklist(loginNames), 'address'),
  imapMasterUser: v.optional(v.string(), ''),
  imapMasterPassword: v.optional(v.string(), ''),
  imapMasterSeparator: v.optional(v.pipe(v.string(), v.maxLength(1)), ''),
  smtpSignIn: v.optional(v.picklist(smtpSignIns), 'person'),
  smtpServiceUser: v.optional(v.string(), ''),
  smtpServicePassword: v.optional(v.string(), ''),
  smtpFilesSentCopies: v.optional(v.boolean(), false),
  mailServerCaFile: v.optional(v.string(), ''),
})

/** One mail system as it stands in the settings. */
export type MailSystemSettings = v.InferOutput<typeof mailSystemSchema>
