import { connectClient } from '../../testing/imap/connectClient'
import type { Dovecot } from '../../testing/imap/startDovecot'

/** Where the mails of somebody are: names of folders by Message-ID, one for each copy. */
export type MailPlaces = ReadonlyMap<string, readonly string[]>

/** Looks into every folder of an account as any mail program does, past the gateway. */
export async function countMails(dovecot: Dovecot, user: string): Promise<MailPlaces> {
  const { password } = dovecot.accounts().find((account) => account.user === user)!
  const client = await connectClient({
    host: dovecot.host,
    port: dovecot.port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: password },
  })
  try {
    const places = new Map<string, string[]>()
    for (const { path, flags } of await client.list()) {
      // A level that only holds others.
      if (flags.has('\\Noselect')) continue
      const { exists } = await client.mailboxOpen(path, { readOnly: true })
      if (exists === 0) continue
      for await (const { envelope } of client.fetch('1:*', { envelope: true })) {
        const id = envelope?.messageId?.replace(/^<|>$/g, '') ?? ''
        places.set(id, [...(places.get(id) ?? []), path])
      }
    }
    return places
  } finally {
    await client.logout()
  }
}
