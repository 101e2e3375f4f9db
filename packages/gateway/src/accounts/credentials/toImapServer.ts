import type { MailServer } from '../../config/mailServer'
import type { MasterUser } from '../../config/mailSystems'
import type { ImapServer } from '../../doors/mail-store/imap/connection/ImapSettings'

/** A server of the settings, in the words of the IMAP door. What goes in the clear has been said to. */
export const toImapServer = (
  { host, port, tls, ca }: MailServer,
  master?: Pick<MasterUser, 'separator'>,
): ImapServer => ({
  host,
  port,
  tls: ({ implicit: 'tls', starttls: 'starttls', off: 'none' } as const)[tls],
  ...(ca !== undefined && { ca }),
  isPlainAllowed: true,
  ...(master !== undefined && master.separator !== '' && { masterSeparator: master.separator }),
})
