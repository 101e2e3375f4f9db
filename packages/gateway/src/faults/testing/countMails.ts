import { readFlags } from '../../doors/mail-store/imap/flags/keywords'
import { connectClient } from '../../testing/imap/connectClient'
import type { Dovecot } from '../../testing/imap/startDovecot'

/** Where the mails of somebody are: names of folders by Message-ID, one for each copy. */
export type MailPlaces = ReadonlyMap<string, readonly string[]>

/** A mail as it lies in a folder. */
export interface FoundMail {
  readonly messageId: string
  readonly folder: string
  /** Ids of its tags. */
  readonly tags: readonly string[]
}

/** Looks into every folder of an account as any mail program does, past the gateway. */
export const countMails = async (dovecot: Dovecot, user: string): Promise<MailPlaces> =>
  placesOf(await findMails(dovecot, user))

/** Where mails are, by Message-ID. */
export function placesOf(mails: readonly FoundMail[]): MailPlaces {
  const places = new Map<string, readonly string[]>()
  for (const { messageId, folder } of mails) places.set(messageId, [...(places.get(messageId) ?? []), folder])
  return places
}

/** Every mail of an account, as any mail program finds it. */
export async function findMails(dovecot: Dovecot, user: string): Promise<readonly FoundMail[]> {
  const { password } = dovecot.accounts().find((account) => account.user === user)!
  const client = await connectClient({
    host: dovecot.host,
    port: dovecot.port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: password },
  })
  try {
    const found: FoundMail[] = []
    for (const { path, flags } of await client.list()) {
      // A level that only holds others.
      if (flags.has('\\Noselect')) continue
      const { exists } = await client.mailboxOpen(path, { readOnly: true })
      if (exists === 0) continue
      for await (const { envelope, flags: own } of client.fetch('1:*', { envelope: true, flags: true })) {
        const messageId = envelope?.messageId?.replace(/^<|>$/g, '') ?? ''
        found.push({ messageId, folder: path, tags: readFlags(own ?? []).tags })
      }
    }
    return found
  } finally {
    await client.logout()
  }
}
