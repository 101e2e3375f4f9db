import { MailroomError } from '@mailroom/core'
import { atom, type ImapArgument } from '../client/ImapClient'

/**
 * A flag or keyword for a command. Servers take ASCII atoms only; what is quoted or has other letters they refuse or,
 * worse, pass over in silence. `invalid`
 *
 * @source RFC 3501 9, flag-keyword
 */
export function flagName(name: string): ImapArgument {
  if (/^\\?[!#$&'+,\-./0-9:;<=>?@A-Z[^_`a-z|}~]+$/.test(name)) return atom(name)
  throw new MailroomError('invalid', `"${name}" cannot be a keyword of a mail on an IMAP server`)
}
