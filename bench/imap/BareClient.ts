import { password } from '../../e2e/product/Gateway'
import {
  type ImapClient,
  newImapClient,
} from '../../packages/gateway/src/doors/mail-store/imap/connection/client/ImapClient'
import { type AskedPart, indexParts, type Mail, type Structure } from './indexParts'
import { addressOf } from './MailServer'

type Query = Parameters<ImapClient['search']>[0]

/** Mails of one question when all are read. */
const mailsPerFetch = 500

/** What a list shows of a mail. */
const row = { uid: true, flags: true, internalDate: true, size: true, envelope: true, bodyStructure: true }

/** An IMAP client without anything around it, on one kept connection: the least that mail over IMAP costs. */
export class BareClient {
  private constructor(private readonly client: ImapClient) {}

  /** Signs in and opens the inbox. */
  static async open({ host, port }: { host: string; port: number }, name: string): Promise<BareClient> {
    const auth = { user: addressOf(name), pass: password }
    const client = newImapClient({ host, port, secure: false, doSTARTTLS: false, auth, logger: false })
    // Without a listener an error of the socket would end the process; the call under way tells of it.
    client.on('error', () => {})
    await client.connect()
    await client.mailboxOpen('INBOX')
    return new BareClient(client)
  }

  /** Rows of the newest mails, after so many. */
  async list(limit: number, offset = 0): Promise<Mail[]> {
    const last = this.#count - offset
    return this.client.fetchAll(`${Math.max(last - limit + 1, 1)}:${last}`, row)
  }

  /** What is shown of one mail: its structure, then its texts. @param place from the newest, which is 0 */
  async read(place: number): Promise<number> {
    const sequence = String(this.#count - place)
    const mail = await this.client.fetchOne(sequence, { uid: true, envelope: true, bodyStructure: true })
    const parts = mail ? textParts(mail.bodyStructure) : []
    const read = parts.length > 0 && (await this.client.fetchOne(sequence, { bodyParts: parts }))
    return read ? sizeOf(read) : 0
  }

  /** Uids of the mails that the server finds. */
  async search(query: Query): Promise<readonly number[]> {
    const found = await this.client.search(query, { uid: true })
    return found || []
  }

  /** All that an index is made of: header, flags and structure of each mail, then its parts. @returns bytes of parts */
  async readAll(): Promise<number> {
    const groups = new Map<string, { readonly uids: number[]; readonly parts: AskedPart[] }>()
    const everything = {
      uid: true,
      flags: true,
      internalDate: true,
      size: true,
      headers: true,
      bodyStructure: true,
    }
    for await (const { uid, bodyStructure } of this.client.fetch('1:*', everything)) {
      const parts = bodyStructure === undefined ? [] : indexParts(bodyStructure)
      const key = JSON.stringify(parts)
      const alike = groups.get(key)
      if (alike) alike.uids.push(uid)
      else groups.set(key, { uids: [uid], parts })
    }
    let bytes = 0
    for (const { uids, parts } of groups.values()) bytes += await this.#readParts(uids, parts)
    return bytes
  }

  /** Programs show folders that somebody has subscribed to. */
  async subscribe(folder: string): Promise<void> {
    await this.client.mailboxSubscribe(folder)
  }

  /** Ends the connection. */
  async close(): Promise<void> {
    await this.client.logout()
  }

  async #readParts(uids: readonly number[], bodyParts: AskedPart[]): Promise<number> {
    let bytes = 0
    for (let from = 0; from < uids.length; from += mailsPerFetch) {
      const some = uids.slice(from, from + mailsPerFetch).join()
      for await (const mail of this.client.fetch(some, { bodyParts }, { uid: true })) bytes += sizeOf(mail)
    }
    return bytes
  }

  get #count(): number {
    const { mailbox } = this.client
    return mailbox === false ? 0 : mailbox.exists
  }
}

/** Numbers of the parts that are shown as text. */
function textParts(node: Structure | undefined): string[] {
  if (node === undefined) return []
  if (node.childNodes !== undefined) return node.childNodes.flatMap(textParts)
  const isShown = node.type.startsWith('text/') && node.disposition !== 'attachment'
  return isShown ? [node.part ?? '1'] : []
}

const sizeOf = ({ bodyParts }: Mail): number =>
  [...(bodyParts?.values() ?? [])].reduce((sum, part) => sum + part.length, 0)
