import { randomUUID } from 'node:crypto'
import { chown, mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailOwner } from './mailOwner'

/** How a mail arrives. */
export interface DeliverOptions {
  /** Path with "/" between the levels; it is made when it is missing. @default 'INBOX' */
  readonly folder?: string
  /** ms since 1970, what IMAP calls the internal date. @default now */
  readonly date?: number
  /** Letters of Maildir, `S` seen, `R` answered, `F` flagged, `T` deleted, `D` draft, in the order of the alphabet. */
  readonly flags?: string
}

/**
 * Puts a mail into a Maildir as a delivery agent does: whole in `tmp`, then at its place by one rename, so that nobody sees
 * half of it. A client that idles hears of it.
 *
 * @param maildir folder of the account's INBOX
 * @param raw with CRLF, or LF as many servers store it
 */
export async function deliverToMaildir(
  maildir: string,
  owner: MailOwner,
  raw: string | Uint8Array,
  { folder = 'INBOX', date, flags }: DeliverOptions = {},
): Promise<void> {
  const bytes = Buffer.from(raw)
  const target = folder === 'INBOX' ? maildir : join(maildir, ...folder.split('/'))
  await makeMaildir(maildir, target, owner)
  const name = `${Math.floor(Date.now() / 1000)}.${randomUUID()}.localhost,S=${bytes.length},W=${sizeWithCrLf(bytes)}`
  const temporary = join(target, 'tmp', name)
  await writeFile(temporary, bytes)
  await chown(temporary, owner.uid, owner.gid)
  if (date !== undefined) await utimes(temporary, date / 1000, date / 1000)
  await rename(
    temporary,
    flags === undefined ? join(target, 'new', name) : join(target, 'cur', `${name}:2,${flags}`),
  )
}

/** The folder and those above it, owned by the owner of the mails. */
async function makeMaildir(maildir: string, target: string, owner: MailOwner): Promise<void> {
  for (const sub of ['cur', 'new', 'tmp']) {
    const first = await mkdir(join(target, sub), { recursive: true })
    if (first === undefined) continue
    for (let path = join(target, sub); path.length >= first.length; path = join(path, '..')) {
      await chown(path, owner.uid, owner.gid)
    }
  }
}

/** IMAP counts every line end as two bytes. */
function sizeWithCrLf(bytes: Buffer): number {
  let size = bytes.length
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1))
    if (bytes[at - 1] !== 0x0d) size += 1
  return size
}
